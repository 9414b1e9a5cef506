// What the counters need. `url` is absolute below the server address.
export const endpoints = {
  series: { method: "GET", url: "/api/v1/series?size=1" },
  books: { method: "GET", url: "/api/v1/books?size=1" },
  errors: { method: "GET", url: "/api/v1/books?media_status=ERROR&media_status=UNSUPPORTED&size=1" },
  collections: { method: "GET", url: "/api/v1/collections?size=1" },
  readlists: { method: "GET", url: "/api/v1/readlists?size=1" },
} as const;

export type EndpointName = keyof typeof endpoints;
