export default defineNuxtConfig({
  compatibilityDate: '2024-10-01',
  modules: ['@pinia/nuxt', '@vueuse/nuxt'],
  runtimeConfig: {
    komgaUrl: 'http://localhost:25600',
    komgaKey: '',
    public: {
      // reached by the browser directly, anonymous access goes through the reverse proxy
      komgaPublicUrl: 'http://localhost:25600',
    },
  },
  typescript: { strict: true },
  routeRules: {
    '/': { prerender: false },
    '/api/**': { cors: false },
  },
})
