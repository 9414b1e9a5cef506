// A pretend Komga for the simulator: npm run mock, then use http://localhost:4000 as the server.
import { createServer } from 'node:http';

const series = ['Alix', 'Blacksad', 'Corto Maltese'].map((title, i) => ({
  id: `S${i}`,
  libraryId: 'L1',
  booksCount: 3,
  booksReadCount: i,
  booksUnreadCount: 3 - i,
  oneshot: false,
  metadata: { title, titleSort: title, summary: '', ageRating: null, readingDirection: 'LEFT_TO_RIGHT' },
}));

const page = (content) => ({
  content,
  number: 0,
  totalPages: 1,
  totalElements: content.length,
  first: true,
  last: true,
});

function answer(pathname, query) {
  if (pathname === '/api/v1/series') {
    const term = (query.get('search') ?? '').toLowerCase();
    return page(series.filter((s) => s.metadata.title.toLowerCase().includes(term)));
  }
  if (pathname === '/api/v1/genres') return ['adventure', 'noir'];
  if (pathname === '/api/v1/age-ratings') return ['None', '12'];
  if (pathname === '/api/v1/series/alphabetical-groups') {
    return series.map((s) => ({ group: s.metadata.title[0].toLowerCase(), count: 1 }));
  }
  const one = /^\/api\/v1\/series\/([^/]+)$/.exec(pathname);
  return one ? series.find((s) => s.id === one[1]) : undefined;
}

createServer((req, res) => {
  const url = new URL(req.url, 'http://localhost');
  const body = answer(url.pathname, url.searchParams);
  res.writeHead(body ? 200 : 404, { 'Content-Type': 'application/json' });
  res.end(JSON.stringify(body ?? page([])));
}).listen(4000, () => console.log('http://localhost:4000'));
