import { defineConfig } from 'vitest/config';

// A slow machine makes no test fail: the limit is only there to end one that hangs.
const longest = 600_000;

/** Tests that start processes, compile, write, generate code, or break each edit on purpose: `npm run test:slow`. */
const slow = [
  ...['demo', 'hostile-text', 'interactive', 'outside', 'safety', 'types', 'unseen', 'work', 'written'].map(
    (name) => `test/${name}.test.ts`,
  ),
  ...['action', 'git', 'git-safe', 'kill', 'list-files', 'unified-diff'].map((name) => `test/*/${name}.test.ts`),
  'test/execution/openapi.test.ts',
  ...['page', 'options'].map((name) => `test/reports/${name}.test.ts`),
  ...['migrate/sabotage', 'requests/response-types', 'source/bind-oracle'].map((name) => `test/${name}.test.ts`),
  'test/ordinary/*.test.ts',
  'test/properties/*.test.ts',
];

/** Tests that put something in the place of a module, which others must not get, or count what a process holds. */
const alone = ['test/runner/write-file.test.ts', 'test/memory.test.ts'];

const common = { testTimeout: longest, hookTimeout: longest, maxWorkers: 1 };

/** One process loads the tool once, and migrates what several files look at once (`test/migrated.ts`). */
const shared = {
  isolate: false,
  // Trees are large and soon let go of; most code runs too seldom to earn back what optimizing it costs.
  execArgv: ['--max-semi-space-size=64', '--interrupt-budget=400000'],
};

export default defineConfig({
  test: {
    projects: [
      // Fixtures may hold the tests of the clients that they are.
      {
        test: { ...common, ...shared, name: 'quick', include: ['test/**/*.test.ts'], exclude: [...slow, ...alone] },
      },
      { test: { ...common, ...shared, name: 'slow', include: slow } },
      { test: { ...common, name: 'alone', include: alone } },
    ],
  },
});
