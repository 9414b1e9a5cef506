import { defineConfig, type Plugin } from 'vitest/config';
import { type Mutant, mutate, pathOf } from './mutant.ts';
import { mutants } from './mutants.ts';

/** Set by `mutants.check.ts` for the runs it starts: the name of the mutant, or empty for none. */
const name = process.env.MUTANT;

/** Gives the tests the mutant's text in place of its file, which stays as it is. */
function broken(mutant: Mutant): Plugin {
  return {
    name: 'mutant',
    enforce: 'pre',
    load: (id) => (id === pathOf(mutant.file) ? mutate(mutant) : undefined),
  };
}

const checks = { include: ['test/mutants/mutants.check.ts'], maxConcurrency: 2, testTimeout: 300_000 };

export default defineConfig({
  plugins: mutants.filter((mutant) => mutant.name === name).map(broken),
  test:
    name === undefined
      ? checks
      : { include: ['test/**/*.test.ts'], testTimeout: 20_000, bail: 1, fileParallelism: false },
});
