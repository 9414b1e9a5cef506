declare const KOMGA_ORIGIN: string;

export const ORIGIN = KOMGA_ORIGIN;
