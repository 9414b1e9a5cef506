export const settings = {
  komgaUrl: process.env.KOMGA_URL ?? 'http://localhost:25600',
  apiKey: process.env.KOMGA_API_KEY ?? '',
};
