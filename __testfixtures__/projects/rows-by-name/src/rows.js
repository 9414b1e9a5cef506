module.exports = {
  libraries: { method: 'GET', path: '/libraries' },
  libraryUpdate: { method: 'PUT', path: '/libraries/:id' },
  seriesList: { method: 'GET', path: '/series', query: { size: 20, deleted: false } },
  seriesOne: { method: 'GET', path: '/series/:id' },
  seriesNew: { method: 'GET', path: '/series/new' },
  bookOne: { method: 'GET', path: '/books/:id' },
  bookNext: { method: 'GET', path: '/books/:id/next' },
  genres: { method: 'GET', path: '/genres' },
  publishers: { method: 'GET', path: '/publishers' },
};
