import { defineConfig } from 'vitest/config';

// A slow machine makes no test fail: the limit is only there to end one that hangs.
const longest = 600_000;

export default defineConfig({
  test: {
    // Fixtures may hold the tests of the clients that they are.
    include: ['test/**/*.test.ts'],
    testTimeout: longest,
    hookTimeout: longest,
    // One process loads the tool once, and migrates what several files look at once (`test/migrated.ts`).
    isolate: false,
    maxWorkers: 1,
    // Trees are large and soon let go of.
    execArgv: ['--max-semi-space-size=64'],
  },
});
