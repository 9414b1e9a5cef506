export const PATHS = { books: '/api/v1/books', onDeck: '/api/v1/books/ondeck', series: '/api/v1/series' } as const;
