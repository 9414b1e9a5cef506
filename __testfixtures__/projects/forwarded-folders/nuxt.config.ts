export default defineNuxtConfig({
  routeRules: {
    '/rules/komga/**': { proxy: 'http://komga.lan:25600/api/v1/**' },
    '/next/komga/**': { proxy: { to: 'http://komga.lan:25600/api/v3/**' } },
  },
});
