// GET /api/v1/series was replaced by POST /api/v1/series/list; call fetch('/api/v1/series') no more
/*
 * await api('/api/v1/genres');
 */
export const entries = [
  { version: '1.19.0', text: 'GET /api/v1/books is deprecated, use POST /api/v1/books/list' }, // nope: prose
  { version: '1.26.0', text: 'The lists under /api/v1 moved to /api/v2' }, // nope: prose
];
