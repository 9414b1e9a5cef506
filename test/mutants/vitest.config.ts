import { defineConfig, type Plugin } from 'vitest/config';
import { mutate, pathOf } from './mutant.ts';
import { mutants } from './mutants.ts';

/** Gives the tests the mutant's text in place of its file, which stays as it is. `MUTANT` is its name, or empty for none. */
const broken: Plugin = {
  name: 'mutant',
  enforce: 'pre',
  load: (id) => {
    const mutant = mutants.find(({ name, file }) => name === process.env.MUTANT && id === pathOf(file));
    return mutant && mutate(mutant);
  },
};

const checks = { include: ['test/mutants/mutants.check.ts'], maxConcurrency: 2, testTimeout: 3_600_000 };
const tests = {
  include: ['test/**/*.test.ts'],
  testTimeout: 600_000,
  hookTimeout: 600_000,
  fileParallelism: false,
  bail: 1,
  pool: 'threads' as const,
};

/** Without `MUTANT` the check itself runs, which starts `notice.mjs`; that sets it. */
export default defineConfig(process.env.MUTANT === undefined ? { test: checks } : { plugins: [broken], test: tests });
