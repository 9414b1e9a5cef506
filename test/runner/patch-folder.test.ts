import { expect, test } from 'vitest';
import { patchReport } from '../../src/reports/diff.ts';
import { applicableFrom } from '../../src/runner/result/patch-folder.ts';
import { run } from '../../src/runner/run.ts';
import { tempRepository } from './temp-folder.ts';

const genres = "export const genres = () => fetch('/api/v1/genres');\n";
const files = { 'shop/src/a.ts': genres, 'other/b.ts': genres };

async function patchOf(paths: readonly string[]) {
  const folder = tempRepository(files);
  const cwd = folder.at('shop/src');
  const result = await run({
    cwd,
    paths,
    target: '1.26.0',
    from: null,
    profile: 'contract',
    ignore: [],
    baseUrls: [],
    write: false,
  });
  const { result: applicable, folder: place } = applicableFrom(cwd, result);
  return { patch: patchReport(applicable), place, folder };
}

test('a diff with files above the working directory is for the nearest folder that contains all of them', async () => {
  const { patch, place, folder } = await patchOf(['.', '../../other']);
  expect(place).toBe('../..');
  expect(patch.match(/^\+\+\+ .*/gm)).toEqual(['+++ b/other/b.ts', '+++ b/shop/src/a.ts']);
  folder.git(['apply', '-'], '.', patch);
  for (const path of Object.keys(files)) expect(folder.read(path)).toContain('/v2/genres');
});

test('any other diff is for the working directory', async () => {
  const { patch, place } = await patchOf(['.']);
  expect(place).toBe('.');
  expect(patch).toContain('+++ b/a.ts\n');
});
