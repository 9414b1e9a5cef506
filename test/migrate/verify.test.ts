import { expect, test } from 'vitest';
import { isPlanned, planCallSite } from '../../src/migrate/edits/plan.ts';
import { proved } from '../../src/migrate/proof/verify.ts';
import { findCallSites } from '../../src/requests/find-call-sites.ts';
import { openSource } from '../../src/source/source-file.ts';
import { applyEdits } from '../../src/source/text-edit.ts';
import { Evaluator } from '../../src/values/evaluate.ts';
import { loadFixtures } from '../fixture.ts';

const client = `const base = '/api/v1';
const genres = () => fetch('/api/v1/genres'); // all of them
const claim = () => fetch(base + '/claim');
`;

const searching = `const series = () => fetch('/api/v1/series');
`;

const options = loadFixtures().find(({ folder }) => folder === 'edges')?.options;

/** What becomes of edits to a client, given as replacements, under the plan for its one deprecated call. */
function prove(source: string, replacements: readonly (readonly [from: string, to: string])[]): string | undefined {
  const file = openSource('client.ts', source);
  if ('failure' in file || options === undefined) throw new Error('the client does not parse');
  const evaluator = new Evaluator(options.codebase);
  const sites = findCallSites(file, evaluator);
  const planned = sites.flatMap((site) => planCallSite(site, evaluator, options) ?? []).filter(isPlanned);
  const edits = replacements.map(([from, to]) => {
    const start = source.indexOf(from);
    return { start, end: start + from.length, text: to };
  });
  const all = proved({ file, sites }, planned, edits, options);
  return all && applyEdits(source, all);
}

test('edits that send the planned request are accepted', () => {
  expect(prove(client, [['/api/v1/genres', '/v2/genres']])).toBe(client.replace('/api/v1/genres', '/v2/genres'));
});

const typed = `'/api/v1/series/list', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({}) }`;

test('edits that send the planned body are accepted', () => {
  expect(prove(searching, [["'/api/v1/series'", typed]])).toBe(searching.replace("'/api/v1/series'", typed));
});

test.each([
  ['its type is missing', "'/api/v1/series/list', { method: 'POST', body: JSON.stringify({}) }"],
  ['its type is another', typed.replace('json', 'xml')],
  ['it is missing', typed.replace(', body: JSON.stringify({})', '')],
  ['it is another', typed.replace('{})', '{ size: 20 })')],
] as const)('edits that send a body are refused where %s', (_, to) => {
  expect(prove(searching, [["'/api/v1/series'", to]])).toBeUndefined();
});

const renaming = `const rename = ({ id, name }) =>
  fetch('/api/v1/libraries/' + id, { method: 'PUT', body: JSON.stringify({ name }) });
`;

test('an edit that leaves a name without its declaration is refused', () => {
  const put = [["'PUT'", "'PATCH'"]] as const;
  expect(prove(renaming, put)).toBe(renaming.replace('PUT', 'PATCH'));
  expect(prove(renaming, [['{ id, name }', '{ id }'], ...put])).toBeUndefined();
});

test.each([
  ['another path is sent', [['/api/v1/genres', '/v2/tags']]],
  ['a base is lost or added', [['/api/v1/genres', '/komga/v2/genres']]],
  ['another method is sent', [["'/api/v1/genres'", "'/v2/genres', { method: 'POST' }"]]],
  ['the file does not parse', [["'/api/v1/genres'", '/v2/genres']]],
  ['a comment is lost', [["'/api/v1/genres'); // all of them", "'/v2/genres');"]]],
  ['nothing is changed', []],
  [
    'another call sends something else',
    [
      ["base = '/api/v1'", "base = '/v2'"],
      ['/api/v1/genres', '/v2/genres'],
    ],
  ],
  [
    'another call is gone',
    [
      ['/api/v1/genres', '/v2/genres'],
      ["fetch(base + '/claim')", 'undefined'],
    ],
  ],
  [
    'a call is sent that was not there',
    [
      ['/api/v1/genres', '/v2/genres'],
      [' // all of them', " fetch('/api/v1/claim'); // all of them"],
    ],
  ],
] as const satisfies readonly (readonly [
  string,
  readonly (readonly [string, string])[],
])[])('edits are refused where %s', (_, replacements) => {
  expect(prove(client, replacements)).toBeUndefined();
});
