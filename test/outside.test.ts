import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { patchReport } from '../src/reports/diff.ts';
import { run } from '../src/runner/run.ts';
import { loadProjects } from './project.ts';

const newFolder = (name: string): string => realpathSync(mkdtempSync(join(tmpdir(), name)));
const cwd = newFolder('elsewhere-');
// Copies, because a formatter may be configured in a folder above.
const copies = newFolder('copies-');
afterAll(() => {
  for (const made of [cwd, copies]) rmSync(made, { recursive: true, force: true });
});

/** Projects whose options name no paths, which are relative to the working directory. */
const projects = loadProjects().filter(
  ({ options: { paths, ignore, aliases, answers } }) =>
    [paths, ignore, answers].every((one = []) => one.length === 0) && Object.keys(aliases ?? {}).length === 0,
);

test.each(projects)('$name is changed in the same way from another folder', async (project) => {
  const copy = join(copies, project.name);
  cpSync(project.folder, copy, { recursive: true });
  const result = await run({ ...project.options, cwd, paths: [copy], write: false, target: '1.26.0', from: null });
  expect(patchReport(result).replaceAll(`${relative(cwd, copy)}/`, '')).toBe(project.diff ?? '');
});
