import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const shared = path.resolve(__dirname, 'shared');

export default defineConfig({
  resolve: {
    alias: [
      { find: 'shared', replacement: shared },
      { find: /^~api$/, replacement: fileURLToPath(new URL('./src/api/index.ts', import.meta.url)) },
      { find: 'pages', replacement: '/src/pages' },
      { find: 'gone', replacement: path.resolve(__dirname, 'removed') },
    ],
  },
});
