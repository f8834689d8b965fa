import { fireEvent, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import NotFound from '../../src/pages/NotFound.svelte';
import Lazy from '../../src/shell/Lazy.svelte';
import TopBar from '../../src/shell/TopBar.svelte';
import { keep, kept } from '../../src/state/keeping';
import { settings } from '../../src/state/settings.svelte';
import { words } from '../../src/words/words.svelte';
import { expectNoBarriers, freshPages, server, show } from './page';

freshPages();

afterEach(async () => {
  settings.change({ theme: 'system', still: false, sounds: false });
  await words.setLanguage('en');
});

describe('the bar above the pages', () => {
  it('changes the language, and remembers it', async () => {
    show(TopBar, {});
    await fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'fr' } });
    expect(await screen.findByLabelText('Langue')).toBeTruthy();
    expect(kept('language')).toBe('fr');
  });

  it('goes from day to night', async () => {
    show(TopBar, {});
    await fireEvent.click(screen.getByRole('button', { name: 'To the dark theme' }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    await fireEvent.click(screen.getByRole('button', { name: 'To the light theme' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
  });

  it('takes a name', async () => {
    server.answers['PUT /api/me'] = (body: unknown) => ({ player: 'p', ...(body as object) });
    show(TopBar, {});
    await fireEvent.click(screen.getByRole('button', { name: 'Your name' }));
    await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: ' Ada ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Ada' })).toBeTruthy();
    expect(server.sent('PUT /api/me')).toEqual([{ name: 'Ada' }]);
  });

  it('opens the settings, which take effect at once', async () => {
    const page = show(TopBar, {});
    await fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await fireEvent.click(screen.getByLabelText(/No animations/));
    expect(document.documentElement.dataset['motion']).toBe('none');
    await fireEvent.click(screen.getByLabelText(/Sounds/));
    expect(settings.sounds).toBe(true);
    await expectNoBarriers(page);
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a page that cannot be loaded', () => {
  it('can be asked for again', async () => {
    keep('renewed', true, () => sessionStorage);
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('gone'))
      .mockResolvedValue({ default: NotFound });
    show(Lazy, { load, props: {} });
    await fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'There is no such page' })).toBeTruthy();
    expect(kept('renewed', () => sessionStorage)).toBe(false);
  });
});
