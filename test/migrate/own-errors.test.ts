import { expect, test } from 'vitest';
import { editFile } from '../../src/migrate/edits/edit-file.ts';
import { isPlanned, planCallSite } from '../../src/migrate/edits/plan.ts';
import { migrateFile } from '../../src/migrate/migrate-file.ts';
import { findCallSites } from '../../src/requests/find-call-sites.ts';
import { openSource } from '../../src/source/source-file.ts';
import { Evaluator } from '../../src/values/evaluate.ts';
import { loadFixtures } from '../fixture.ts';

const { options } = loadFixtures().find(({ folder }) => folder === 'edges') ?? {};
/** A code base of which one import makes the tool fail. */
const codebase = {
  open: (_: unknown, specifier: string) => {
    if (specifier === './broken') throw new Error('no idea');
    return undefined;
  },
};
const message = 'no idea; change the call by hand';

test('an error while a call is searched leaves that call', () => {
  const client = `import { send } from './broken';
export const tags = () => send('/api/v1/tags');
export const genres = () => fetch('/api/v1/genres').then((response) => response.json());
`;
  if (options === undefined) throw new Error('there are no fixtures');
  const { callSites } = migrateFile('client.ts', client, { ...options, codebase });
  expect(callSites).toMatchObject([
    { line: 2, outcome: 'manual', notes: [{ code: 'internal', message }] },
    { line: 3, outcome: 'migrated' },
  ]);
});

test('an error while an edit is proved leaves its call', () => {
  const file = openSource('client.ts', "export const genres = () => fetch('/api/v1/genres');\n");
  if ('failure' in file || options === undefined) throw new Error('the client does not parse');
  const evaluator = new Evaluator();
  const sites = findCallSites(file, evaluator);
  const plans = sites.flatMap((site) => planCallSite(site, evaluator, options) ?? []).filter(isPlanned);
  const failing: typeof options = {
    ...options,
    get deprecations(): never {
      throw new Error('no idea');
    },
  };
  const { refused, edits } = editFile({ file, sites }, plans, failing);
  expect([...refused.values()]).toEqual([{ refused: 'internal', message }]);
  expect(edits).toEqual([]);
});
