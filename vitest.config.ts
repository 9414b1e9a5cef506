import { defineConfig } from 'vitest/config';

// A slow machine makes no test fail: the limit is only there to end one that hangs.
const longest = 600_000;

/** Tests that put something in the place of a module, which others must not get. */
const withMocks = ['test/runner/write-file.test.ts'];

const common = { testTimeout: longest, hookTimeout: longest, maxWorkers: 1 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...common,
          name: 'together',
          // Fixtures may hold the tests of the clients that they are.
          include: ['test/**/*.test.ts'],
          exclude: withMocks,
          // One process loads the tool once, and migrates what several files look at once (`test/migrated.ts`).
          isolate: false,
          // Trees are large and soon let go of.
          execArgv: ['--max-semi-space-size=64'],
        },
      },
      { test: { ...common, name: 'with mocks', include: withMocks } },
    ],
  },
});
