import { fireEvent, screen } from '@testing-library/svelte';
import { describe, expect, it, vi } from 'vitest';
import ApiPage from '../../src/pages/ApiPage.svelte';
import { operations, typeOf, wireTypes, type OpenApi } from '../../src/pages/api/openapi';
import NotFound from '../../src/pages/NotFound.svelte';
import Rules from '../../src/pages/Rules.svelte';
import { chapters, matching } from '../../src/pages/rules/chapters';
import { citesByBook } from '../../src/pages/rules/cites';
import { words } from '../../src/words/words.svelte';
import { expectNoBarriers, freshPages, server, show } from './page';
import { TERRACOTTA } from './server';

freshPages();

const DESCRIBED: OpenApi = {
  paths: {
    '/api/tables/{table}': {
      get: {
        description: 'The table as you see it.',
        parameters: [
          { name: 'table', in: 'path' },
          { name: 'seat', in: 'query' },
        ],
        responses: {
          '200': { content: { 'application/json': { schema: { $ref: '#/x/TableState' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      TableState: { properties: { seat: { type: 'integer' } }, required: ['seat'] },
      Letter: { enum: ['a'] },
    },
  },
};

describe('the rules', () => {
  it('stand in their parts, and the one asked for is found', async () => {
    const page = show(Rules, { game: 'terracotta', clause: 'TA-GUA-2' });
    expect(await screen.findByRole('heading', { name: 'The Guard' })).toBeTruthy();
    const rule = page.querySelector('[id="TA-GUA-2"]')!;
    expect(rule.textContent).toContain(words.of('terracotta').clause('TA-GUA-2'));
    await vi.waitFor(() => expect(document.activeElement).toBe(rule));
    await expectNoBarriers(page);
  });

  it('are searched by words in any order', async () => {
    const page = show(Rules, { game: 'terracotta', clause: '' });
    await fireEvent.input(await screen.findByLabelText('Search'), {
      target: { value: 'empty mausoleum' },
    });
    expect(screen.getByText('1 rule')).toBeTruthy();
    expect(page.querySelectorAll('li')).toHaveLength(1);
  });

  it('are found without accents', () => {
    const say = (): string => 'Żołnierz używa włóczni';
    expect(matching(TERRACOTTA.clauses, 'uzywa wloczni', say, 'pl')).toHaveLength(2);
    expect(matching(TERRACOTTA.clauses, 'miecz', say, 'pl')).toHaveLength(0);
  });

  it('keep the order of the rulebook', () => {
    expect(chapters(TERRACOTTA.clauses).map((part) => part.id)).toEqual(['TA-SET', 'TA-GUA']);
  });

  it('cite the lines of each rulebook in their order', () => {
    expect(citesByBook(['002:468', '002:57', '001:9'])).toEqual([
      { book: 'en', lines: '57, 468' },
      { book: 'pl', lines: '9' },
    ]);
  });
});

describe('the page for programs', () => {
  it('tells what can be asked, and of which types', async () => {
    server.answers['GET /api/openapi.json'] = DESCRIBED;
    const page = show(ApiPage, {});
    expect(await screen.findByText('The table as you see it.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'TableState' }).getAttribute('href')).toBe(
      '#TableState',
    );
    await expectNoBarriers(page);
  });

  it('knows a path’s query, and what it answers', () => {
    expect(operations(DESCRIBED)).toEqual([
      {
        method: 'GET',
        path: '/api/tables/{table}',
        about: 'The table as you see it.',
        query: ['seat'],
        takes: '',
        gives: 'TableState',
      },
    ]);
    expect(wireTypes(DESCRIBED).map((type) => type.name)).toEqual(['TableState']);
  });

  it('writes types in a few letters', () => {
    expect(typeOf({ type: 'array', items: { $ref: '#/x/Seat' } })).toBe('Seat[]');
    expect(typeOf({ oneOf: [{ type: 'string' }, { type: 'null' }] })).toBe('string | null');
    expect(typeOf({ enum: ['me', 'bot'] })).toBe('"me" | "bot"');
    expect(typeOf({ type: 'object', additionalProperties: { type: 'integer' } })).toBe(
      '{string: integer}',
    );
  });
});

describe('a page that is not there', () => {
  it('says so and leads home', async () => {
    const page = show(NotFound, {});
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    await expectNoBarriers(page);
  });
});
