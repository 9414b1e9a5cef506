import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './e2e',
  use: { baseURL: `${process.env.KOMGA_HOST ?? 'http://komga.local:25600'}/api/v1/` },
});
