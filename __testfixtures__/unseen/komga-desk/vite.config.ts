import { defineConfig } from 'vite';

export default defineConfig({
    server: {
        port: 5199,
        proxy: {
            '/komga': {
                target: process.env.KOMGA_SERVER || 'http://localhost:25600',
                changeOrigin: true,
                rewrite: (path) => path.replace(/^\/komga/, ''),
            },
        },
    },
});
