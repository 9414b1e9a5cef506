import { defineConfig } from 'vitest/config';

// Fixtures may hold the tests of the clients that they are; many of ours start processes.
export default defineConfig({ test: { include: ['test/**/*.test.ts'], testTimeout: 20_000, hookTimeout: 60_000 } });
