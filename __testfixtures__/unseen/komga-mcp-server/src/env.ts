export const baseUrl = (process.env.KOMGA_BASE_URL ?? "http://localhost:25600").replace(/\/$/, "");
export const apiKey = process.env.KOMGA_API_KEY ?? "";
export const compat = process.env.KOMGA_COMPAT === "1";

export function assertConfigured(): void {
  if (!apiKey) {
    // stdout belongs to the protocol
    console.error("KOMGA_API_KEY is not set");
    process.exit(1);
  }
}
