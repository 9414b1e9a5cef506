// fixture: profile=komga
import { HttpResponse, http } from 'msw';

const genres = ['Drama', 'Horror'];

export const lists = [
  http.get('*/api/v1/genres', () => HttpResponse.json(genres)), // want: migrated
  http.get('*/api/v1/languages', () => { // want: migrated
    return HttpResponse.json(['en', 'fr']);
  }),
  http.get('*/api/v1/publishers', ({ request }) => { // want: migrated
    const library = new URL(request.url).searchParams.get('library_id');
    if (library === 'gone') return HttpResponse.json({ message: 'unknown' }, { status: 404 });
    return HttpResponse.json(library === null ? [] : ['Kana']);
  }),
  http.get('*/api/v1/sharing-labels', async () => HttpResponse.json(await labels())), // want: manual response-not-written-here
  http.get('*/api/v1/age-ratings', () => HttpResponse.json([{ ageRating: 12 }])), // want: review
];

export const tags = http.get('*/api/v1/tags/book', () => HttpResponse.json(['read'])); // want: migrated

export const searches = [
  http.get('*/api/v1/series', ({ request }) => { // want: manual mock-reads-query
    const { searchParams } = new URL(request.url);
    return HttpResponse.json({ content: [{ libraryId: searchParams.get('library_id') }] });
  }),
  http.get('*/api/v1/books', ({ request }) => { // want: migrated
    const page = new URL(request.url).searchParams.get('page');
    return HttpResponse.json({ content: [], number: Number(page) });
  }),
];

// Each in a list of its own.
export const seriesBooks = () => http.get('*/api/v1/series/7/books', () => HttpResponse.json({ content: [] })); // want: review broader-double

export const anySeries = () => http.get('*/api/v1/series/:id/books', () => HttpResponse.json({ content: [] })); // want: review broader-double

declare function labels(): Promise<string[]>;
