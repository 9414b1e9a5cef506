export const isSeries = (url: string) => /\/api\/v1\/series\/([^/]+)\/books$/.test(url); // nope: a regular expression on URLs
export const key = (id: string) => ['series', id, 'books'] as const; // nope: a query key
