import { http, HttpResponse } from 'msw';

// The little Komga of the component tests.
const series = ['Rook', 'Salt Road', 'The Quiet Engine'].map((title, index) => ({
  id: `s${index}`,
  libraryId: 'L1',
  name: title,
  booksCount: index + 1,
  booksUnreadCount: index,
  metadata: { title, titleSort: title, status: 'ONGOING', publisher: 'Ashgrove', ageRating: null, genres: ['Crime'] },
}));

const page = <T>(content: T[]) => ({ content, number: 0, last: true, totalElements: content.length, totalPages: 1 });

export const handlers = [
  http.get('*/api/v1/series', ({ request }) => {
    const term = new URL(request.url).searchParams.get('search')?.toLowerCase() ?? '';
    return HttpResponse.json(page(series.filter(({ name }) => name.toLowerCase().includes(term))));
  }),
  http.get('*/api/v1/series/:id', ({ params }) => HttpResponse.json(series.find(({ id }) => id === params.id))),
  http.get('*/api/v1/publishers', () => HttpResponse.json(['Ashgrove', 'Nightjar'])),
  http.get('*/api/v1/libraries', () => HttpResponse.json([{ id: 'L1', name: 'Comics', root: '/comics' }])),
];
