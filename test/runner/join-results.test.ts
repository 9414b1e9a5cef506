import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { run } from '../../src/index.ts';
import schema from '../../src/reports/report.schema.json' with { type: 'json' };
import { joinResults, readResult } from '../../src/runner/result/join-results.ts';
import type { RunResult } from '../../src/runner/result/run-result.ts';
import { tempFolder } from './temp-folder.ts';

const genres = "export const genres = () => fetch('/api/v1/genres').then((response) => response.json());\n";
const series = "export const saved = (tail: string) => fetch('/api/v1/series' + tail);\n";

describe('reports of several code bases', () => {
  test('make one that the schema allows, with a folder for each and the sum of the counts', async () => {
    const [app, site] = [await resultOf({ 'src/a.ts': genres }), await resultOf({ 'a.ts': genres, 'b.ts': series })];
    const joined = joinResults([
      { name: 'reports/team/app', result: app },
      { name: 'reports/site', result: site },
    ]);
    expect(new Ajv2020().validate(schema, joined)).toBe(true);
    expect(joined.files.map(({ path }) => path)).toEqual(['team/app/src/a.ts', 'site/a.ts', 'site/b.ts']);
    expect(joined.callSites.map(({ file }) => file)).toEqual(['team/app/src/a.ts', 'site/a.ts', 'site/b.ts']);
    expect(joined.summary.callSites).toMatchObject({ total: 3, review: 2, manual: 1 });
    expect(joined.summary.files).toMatchObject({ listed: 3, changed: 2 });
    expect(joined.reasons).toContainEqual(expect.objectContaining({ code: 'response-not-shown', callSites: 2 }));
    expect(joined.files[1]?.diff).toMatch(/^--- a\/site\/a\.ts\n\+\+\+ b\/site\/a\.ts\n@@/);
  });

  test('for different targets are not joined', async () => {
    const app = await resultOf({ 'a.ts': genres });
    const later: RunResult = { ...app, target: '2.0.0' };
    expect(() =>
      joinResults([
        { name: 'a', result: app },
        { name: 'b', result: later },
      ]),
    ).toThrow('`b` and `a` are reports for different versions: 2.0.0 and 1.26.0');
    expect(() =>
      joinResults([
        { name: 'a', result: app },
        { name: 'a', result: app },
      ]),
    ).toThrow('`a` is named twice');
    expect(() => joinResults([])).toThrow('`report` needs the JSON reports to join');
  });
});

test('what is not a report is refused', () => {
  const folder = tempFolder({
    'other.json': '{}',
    'old.json': '{ "schemaVersion": 1, "tool": { "name": "catalogue-codemod" }, "callSites": [] }',
    'broken.json': '{',
  });
  expect(() => readResult(folder.at('other.json'))).toThrow('is not a report of this tool');
  expect(() => readResult(folder.at('old.json'))).toThrow('has schema version 1; write it again with this release');
  expect(() => readResult(folder.at('broken.json'))).toThrow('unexpected end of the file');
  expect(() => readResult(folder.at('none.json'))).toThrow('cannot be read');
});

function resultOf(files: Readonly<Record<string, string>>): Promise<RunResult> {
  return run({ cwd: tempFolder(files).path, target: '1.26.0' });
}
