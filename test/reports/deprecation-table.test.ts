import { expect, test } from 'vitest';
import { deprecations } from '../../src/contract/deprecations.ts';
import { deprecationTable } from '../../src/reports/terminal/deprecation-table.ts';

test('the whole table', async () => {
  await expect(deprecationTable(deprecations, null)).toMatchFileSnapshot('snapshots/list.txt');
});

test('says what is gone at the target, and no remark that concerns no row', () => {
  expect(deprecationTable([deprecations[0]], '2.0.0').split('\n').slice(1)).toEqual([
    'PUT /api/v1/libraries/{libraryId}  PATCH /api/v1/libraries/{libraryId}  1.3.0          2.0.0, gone  contract',
    '',
    'source: where the path of the operation is stated; replacement and versions are those of the contract',
    'gone: no longer in 2.0.0',
    '',
  ]);
});

test('says so if there is none', () => {
  expect(deprecationTable([], '1.0.0')).toBe('no operation is deprecated in these versions\n');
});
