/**
 * Lets sentences choose by the id of a word: `{ $ring -> [inner] ... }`.
 *
 * A variant's key is compared with texts and numbers only, so each variable that is chosen by is
 * wrapped in the function KEY, which gives the id of a word and anything else as it is.
 */
import type { FluentResource } from '@fluent/bundle';

type Body = FluentResource['body'];
type Pattern = Body[number]['value'];
type Expression = Exclude<NonNullable<Pattern>, string>[number];

export function choosingById(resource: FluentResource): FluentResource {
  for (const entry of resource.body) {
    inPattern(entry.value);
    Object.values(entry.attributes).forEach(inPattern);
  }
  return resource;
}

function inPattern(pattern: Pattern): void {
  if (pattern === null || typeof pattern === 'string') return;
  for (const part of pattern) if (typeof part !== 'string') inExpression(part);
}

function inExpression(expression: Exclude<Expression, string>): void {
  if (expression.type !== 'select') return;
  const { selector } = expression;
  if (selector.type === 'var') {
    expression.selector = { type: 'func', name: 'KEY', args: [selector] };
  }
  for (const variant of expression.variants) inPattern(variant.value);
}
