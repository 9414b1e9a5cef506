// fixture: profile=komga
import { HttpResponse, http } from 'msw';

const genres = ['Drama', 'Horror'];

export const lists = [
  http.get('*/api/v2/genres', () => HttpResponse.json({ content: genres })), // want: migrated
  http.get('*/api/v2/languages', () => { // want: migrated
    return HttpResponse.json({ content: ['en', 'fr'] });
  }),
  http.get('*/api/v2/publishers', ({ request }) => { // want: migrated
    const library = new URL(request.url).searchParams.get('library_id');
    if (library === 'gone') return HttpResponse.json({ message: 'unknown' }, { status: 404 });
    return HttpResponse.json({ content: library === null ? [] : ['Kana'] });
  }),
  http.get('*/api/v1/sharing-labels', async () => HttpResponse.json(await labels())), // want: manual response-not-written-here
  http.get('*/api/v2/age-ratings', () => HttpResponse.json({ content: [{ ageRating: 12 }] })), // want: review
];

export const tags = http.get('*/api/v2/tags', () => HttpResponse.json({ content: ['read'] })); // want: migrated

export const searches = [
  http.get('*/api/v1/series', ({ request }) => { // want: manual mock-reads-query
    const { searchParams } = new URL(request.url);
    return HttpResponse.json({ content: [{ libraryId: searchParams.get('library_id') }] });
  }),
  http.post('*/api/v1/books/list', ({ request }) => { // want: migrated
    const page = new URL(request.url).searchParams.get('page');
    return HttpResponse.json({ content: [], number: Number(page) });
  }),
];

// Each in a list of its own.
export const seriesBooks = () => http.post('*/api/v1/books/list', () => HttpResponse.json({ content: [] })); // want: review broader-double

export const anySeries = () => http.post('*/api/v1/books/list', () => HttpResponse.json({ content: [] })); // want: review broader-double

declare function labels(): Promise<string[]>;
