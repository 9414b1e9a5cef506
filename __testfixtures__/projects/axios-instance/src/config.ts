export const komgaOrigin = import.meta.env.VITE_KOMGA_URL ?? window.location.origin;
