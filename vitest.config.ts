import { defineConfig } from 'vitest/config';

// A slow machine makes no test fail: the limit is only there to end one that hangs.
const longest = 600_000;

// Fixtures may hold the tests of the clients that they are.
export default defineConfig({
  test: { include: ['test/**/*.test.ts'], testTimeout: longest, hookTimeout: longest },
});
