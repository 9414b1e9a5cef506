function need(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`environment variable ${name} is not set`);
  return value;
}

export const komgaBase = () => need("KOMGA_BASE_URL").replace(/\/$/, "");
export const komgaKey = () => need("KOMGA_API_KEY");
export const prometheusUrl = () => need("PROMETHEUS_URL");
export const adguard = () => ({
  url: need("ADGUARD_URL"),
  auth: Buffer.from(need("ADGUARD_AUTH")).toString("base64"),
});
