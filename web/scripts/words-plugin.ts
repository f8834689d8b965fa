/**
 * Gives the browser the sentences the server speaks: the same Fluent files, one module for each
 * language and package (`virtual:words/fr/terracotta`), and an index of how to load them.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = join(import.meta.dirname, '../../src/kilnyard');
const LANGUAGES = ['en', 'fr', 'pl'];
const INDEX = 'virtual:words';

/** Folders of Fluent files by package; `common` is what every page needs. */
function folders(language: string): Record<string, string[]> {
  const common = [
    join(SOURCES, 'words/common', language),
    join(SOURCES, 'server/words', language),
    join(import.meta.dirname, '../src/words', language),
  ];
  const games = readdirSync(join(SOURCES, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => [entry.name, [join(SOURCES, 'games', entry.name, 'words', language)]]);
  return { common, ...Object.fromEntries(games) };
}

function fluentFiles(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
    return names.sort().map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** What is spoken of a file: all but its comments. */
function spoken(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => !line.startsWith('#')).join('\n');
}

function index(): string {
  const rows = LANGUAGES.map((language) => {
    const loaders = Object.keys(folders(language)).map(
      (name) => `${JSON.stringify(name)}: () => import('${INDEX}/${language}/${name}')`,
    );
    return `${JSON.stringify(language)}: { ${loaders.join(', ')} }`;
  });
  return `export default { ${rows.join(', ')} };`;
}

export function words(): Plugin {
  return {
    name: 'kilnyard-words',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index();
      const [, language, name] = /^\0virtual:words\/(\w+)\/([\w-]+)$/.exec(id) ?? [];
      if (!language || !name) return undefined;
      const files = (folders(language)[name] ?? []).flatMap(fluentFiles);
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map(spoken).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
