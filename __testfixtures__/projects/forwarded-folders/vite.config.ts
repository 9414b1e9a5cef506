import { defineConfig } from 'vite';

export default defineConfig({
  server: {
    proxy: {
      '/dev/komga': {
        target: 'http://localhost:25600',
        changeOrigin: true,
        rewrite: (path) => path.replace(/^\/dev\/komga/, '/api/v1'),
      },
      '/plain/komga': { target: 'http://localhost:25600' },
    },
  },
});
