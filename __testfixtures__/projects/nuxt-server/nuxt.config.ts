export default defineNuxtConfig({ runtimeConfig: { komgaAddress: 'http://localhost:25600', komgaKey: '' } });
