import { join } from 'node:path';
import { expect, test } from 'vitest';
import { applyBaseline, readBaseline, writeBaseline } from '../../src/runner/result/baseline.ts';
import { run } from '../../src/runner/run.ts';
import { type TempFolder, tempFolder } from './temp-folder.ts';

const client = "export const a = () => fetch('/api/v1/genres');\nexport const b = () => fetch('/api/v1/tags');\n";

function check(folder: TempFolder) {
  const options = { cwd: folder.path, paths: ['src'], target: '1.26.0', from: null, ignore: [], baseUrls: [] } as const;
  return run({ ...options, profile: 'contract', write: false });
}

test('what a baseline lists is known, also when lines move; what is gone is stale; what is new is not known', async () => {
  const folder = tempFolder({ 'src/a.ts': client });
  const path = join(folder.path, 'known.json');
  writeBaseline(path, await check(folder));
  const before = folder.read('known.json');
  writeBaseline(path, await check(folder));
  expect(folder.read('known.json')).toBe(before);

  folder.write({ 'src/a.ts': `// moved\n\n${client.replace("'/api/v1/tags'", "'/api/v1/languages'")}` });
  const result = applyBaseline(await check(folder), path, readBaseline(path));
  expect(result.callSites.map(({ operation, isKnown }) => [operation, isKnown])).toEqual([
    ['GET /api/v1/genres', true],
    ['GET /api/v1/languages', false],
  ]);
  expect(result.baseline?.known).toBe(1);
  expect(result.baseline?.stale.map(({ operation }) => operation)).toEqual(['GET /api/v1/tags']);
});

test.each([
  ['no file', undefined, /cannot be read; `--update-baseline` writes it/],
  ['no JSON', '{ "a": ]', /:1:8 unexpected `\]`/],
  ['another JSON', '{"callSites":[]}', /is not a baseline/],
  ['null', 'null', /is not a baseline/],
  [
    'an entry that is none',
    '{"kind":"catalogue-codemod baseline","version":1,"callSites":[{}]}',
    /has an entry without/,
  ],
])('refuses %s', (_, text, message) => {
  const folder = tempFolder(text === undefined ? {} : { 'known.json': text });
  expect(() => readBaseline(join(folder.path, 'known.json'))).toThrow(message);
});
