/**
 * Writes src/api/types.ts and src/games/NAME/view.ts from the JSON Schemas on standard input, here
 * or into the folder that is named.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { compile } from 'json-schema-to-typescript';

const folder = process.argv[2] ?? join(import.meta.dirname, '..');
const BANNER = '/* Written by `make types` from the types of the server; do not edit. */';

for (const [path, schema] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const written = await compile(schema, 'Everything', {
    bannerComment: BANNER,
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 100 },
  });
  const readable = written
    .replace(/^export interface Everything \{\}\n/m, '')
    .replace(
      / \*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+".\n/g,
      '',
    )
    .replace(
      /\/\*\*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "\w+".\n \*\/\n/g,
      '',
    )
    .replace(/^ \* {5}/gm, ' * ');
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), readable);
}
