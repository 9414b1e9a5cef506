import { createKomga } from "@shelfmark/komga-client";

export const komga = createKomga({
  url: import.meta.env.VITE_KOMGA_URL,
  apiKey: window.localStorage.getItem("shelfmark.key") ?? "",
});

export const coverUrl = (kind: "series" | "books", id: string) =>
  `${import.meta.env.VITE_KOMGA_URL}/api/v1/${kind}/${id}/thumbnail`;
