import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { patchReport } from '../src/reports/diff.ts';
import { run } from '../src/runner/run.ts';
import { loadProjects } from './project.ts';

const cwd = realpathSync(mkdtempSync(join(tmpdir(), 'elsewhere-')));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

/** Projects whose options name no paths, which are relative to the working directory. */
const projects = loadProjects().filter(
  ({ options: { paths, ignore, aliases, answers } }) =>
    [paths, ignore, answers].every((one = []) => one.length === 0) && Object.keys(aliases ?? {}).length === 0,
);

test.each(projects)('$name is changed in the same way from another folder', async ({ folder, options, diff = '' }) => {
  const result = await run({ ...options, cwd, paths: [folder], write: false, target: '1.26.0', from: null });
  expect(patchReport(result).replaceAll(`${relative(cwd, folder)}/`, '')).toBe(diff);
});
