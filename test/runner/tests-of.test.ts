import { expect, test } from 'vitest';
import { run } from '../../src/runner/run.ts';
import { textReport } from '../reports/text-report.ts';
import { tempFolder } from './temp-folder.ts';

const files = {
  'src/komga.js': [
    "const get = (path) => fetch('http://nas:25600' + path).then((response) => response.json());",
    "export const genres = () => get('/api/v1/genres');",
  ].join('\n'),
  'src/menu.js': "import { genres } from './komga.js';\nexport const menu = async () => (await genres()).map(String);",
  'src/clock.js': 'export const now = () => Date.now();',
  'test/komga.test.js':
    "import { genres } from '../src/komga.js';\nfetch = async () => new Response('[]');\nawait genres();",
  'test/menu.test.js': "import { menu } from '../src/menu.js';\nawait menu();",
  'test/clock.test.js': "import { now } from '../src/clock.js';\nnow();",
};

test('the tests of changed code are named, however many files they import it through', async () => {
  const { path: cwd } = tempFolder(files);
  const result = await run({
    ...{ cwd, paths: [], target: '1.26.0', from: null, profile: 'komga', write: false, ignore: [], baseUrls: [] },
  });
  expect(result.summary.files.changed).toBe(1);
  expect(result.tests).toEqual(['test/komga.test.js', 'test/menu.test.js']);
  expect(textReport(result, 'migrate')).toContain(
    'these tests use changed code and may still mock the old requests: test/komga.test.js, test/menu.test.js',
  );
});

test('no test is named if nothing changes', async () => {
  const { path: cwd } = tempFolder(files);
  const result = await run({
    ...{ cwd, paths: [], target: '1.3.0', from: null, profile: 'komga', write: false, ignore: [], baseUrls: [] },
  });
  expect(result.tests).toEqual([]);
});
