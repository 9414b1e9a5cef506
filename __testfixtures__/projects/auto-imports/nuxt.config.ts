export default defineNuxtConfig({
  openFetch: { clients: { komga: { baseURL: process.env.KOMGA_URL } } },
  routeRules: { '/api/v1/**': { proxy: `${process.env.KOMGA_URL}/api/v1/**` } }, // nope: a proxy rule
});
