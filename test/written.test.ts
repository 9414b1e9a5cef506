import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { patchReport } from '../src/reports/diff.ts';
import { migratedProject } from './migrated.ts';
import { loadProjects } from './project.ts';

test.each(loadProjects())('what is written in $name is what was shown', async (project) => {
  const { result, texts } = await migratedProject(project, project.options.profile);
  expect(patchReport(result)).toBe(project.diff ?? '');
  expect(result.callSites.map(({ line }) => line)).toEqual(result.callSites.map(({ after }) => after.line));
  for (const [path, text] of texts) {
    const outcome = result.files.find((file) => file.path === path)?.outcome;
    if (outcome === 'created') continue;
    const isSame = readFileSync(join(project.folder, path), 'utf8') === text;
    expect(isSame, path).toBe(outcome !== 'changed');
  }
});
