import type { Deprecation } from '../contract/deprecations.ts';
import { positions } from '../source/source-file.ts';
import type { Mention } from './diagnostic.ts';
import { pathOf } from './migration.ts';

/** Finds mentions in text that can't be parsed as a program: a quote, the end of a deprecated path, a quote or `?`. */
export function scanForMentions(text: string, deprecations: readonly Deprecation[]): Mention[] {
  const positionOf = positions(text);
  const found = deprecations.flatMap(({ operation, alias }) =>
    (alias === undefined ? [operation] : [operation, alias]).flatMap((known) =>
      [...text.matchAll(pattern(pathOf(known)))].map((match) => ({ index: match.index, text: match[0], operation })),
    ),
  );
  found.sort((a, b) => a.index - b.index);
  return found.map((one) => ({ ...positionOf(one.index), text: one.text, operation: one.operation }));
}

function pattern(path: string): RegExp {
  const body = path
    .split('/')
    .map((part) => (part.startsWith('{') ? '[^/\\s\'"`]+' : part))
    .join('/');
  return new RegExp(`${body}(?=['"\`?])`, 'g');
}
