import { HttpResponse, http, passthrough } from 'msw';
import { setupServer } from 'msw/node';

const server = process.env.KOMGA_URL ?? 'http://komga.test:25600';
const onePage = () => HttpResponse.json({ content: [{ id: '1' }], totalElements: 1 });

export const reading = [
  http.get('*/api/v1/books', () => HttpResponse.json({ content: [] })), // want: review response-not-shown
  http.get(`${server}/api/v1/series`, onePage), // want: review response-not-shown
  http.get('*/api/v1/series/:seriesId/books', ({ params }) => HttpResponse.json({ content: [{ seriesId: params.seriesId }] })), // want: manual response-by-path
  http.get('*/api/v1/series/alphabetical-groups', () => HttpResponse.json([{ group: 'A', count: 2 }])), // want: manual doubles-alike
  http.post('*/api/v1/series/list/alphabetical-groups', () => HttpResponse.json([])), // nope: moved already
  http.get('/api/v1/books/:bookId', () => HttpResponse.json({ id: '1' })), // nope: one book
  http.get('https://api.datadoghq.com/api/v1/series', () => HttpResponse.json({})), // nope: another service; mention
  http.post('*/api/v1/series/list/alphabetical-groups/all', passthrough), // nope: no operation
];

export const libraries = [
  http.put('*/api/v1/libraries/:id', () => new HttpResponse(null, { status: 204 })), // want: migrated
  http.get('*/api/v1/libraries/:id', () => HttpResponse.json({ id: '1', name: 'Comics' })), // nope: one library
];

export const lists = [
  http.get('*/api/v1/genres', () => HttpResponse.json(['Drama'])), // want: review response-not-shown
  http.get('*/api/v1/tags', () => new HttpResponse(null, { status: 503 })), // want: review lists-joined
  http.all('*/api/v1/publishers', () => HttpResponse.error()), // want: manual method-unknown
];

// catalogue-codemod-ignore: the archive's server stays
export const archive = http.get('*/archive/api/v1/books', onePage); // want: ignored

export const mocks = setupServer(...reading, ...libraries, ...lists);
