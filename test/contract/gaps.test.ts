import { expect, test } from 'vitest';
import { deprecations } from '../../src/contract/deprecations.ts';
import { gapOf, gapsOf } from '../catalogue.ts';

const rows = deprecations.map((row) => ({ ...row, gap: gapOf(row) }));

test('the update of a library leaves nothing open (contract 4.1 rule 2)', () => {
  expect(rows.filter(({ gap }) => gap === null).map(({ name }) => name)).toEqual(['Update a library']);
});

test('twelve lists that stay a GET leave their response open', () => {
  const lists = rows.filter(({ gap }) => gap?.includes('does not show the response body'));
  expect(lists).toHaveLength(12);
  for (const { replacement, gap } of lists) expect(gap).toContain(`\`${replacement}\``);
});

test('the four lists that become a POST leave request and response open, for books beyond the filter by series', () => {
  const lists = rows.filter(({ gap }) => gap?.includes('neither the query parameters nor'));
  expect(lists.map(({ replacement, gap }) => [replacement, gap?.includes('beyond the filter by series')])).toEqual([
    ['POST /api/v1/series/list', false],
    ['POST /api/v1/series/list/alphabetical-groups', false],
    ['POST /api/v1/books/list', true],
    ['POST /api/v1/books/list', true],
  ]);
});

test('a profile that knows the live service leaves nothing open', () => {
  expect(deprecations.map((row) => gapOf(row, 'komga'))).toEqual(deprecations.map(() => null));
});

test('of each list the response is open, and of the three lists of tags what became of the others (4.2 rule 2)', () => {
  const joined = deprecations.filter(({ operation }) => gapsOf(operation, 'contract').includes('lists joined'));
  expect(joined.map(({ name }) => name)).toEqual(['List tags', 'List book tags', 'List series tags']);
  const shown = deprecations.filter(({ operation }) => !gapsOf(operation, 'contract').includes('response not shown'));
  expect(shown.map(({ name }) => name)).toEqual(['Update a library']);
});
