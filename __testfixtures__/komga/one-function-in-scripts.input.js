// fixture: profile=komga
(function () {
  'use strict';
  const list = (items) => items.map((one) => one.name);

  // The name `anyOf` means something else here, and a script shares its outermost names with others.
  const anyOf = (items) => list(items)[0];

  function search(filters, libraryId) {
    // want: migrated
    return axios.get('/api/v1/series', {
      params: {
        library_id: libraryId,
        genre: filters.genres,
        tag: filters.tags,
        language: filters.languages,
        read_status: filters.readStatus,
      },
    });
  }

  window.komga = { search, first: anyOf };
})();
