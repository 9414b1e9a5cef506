// fixture: profile=komga
(function () {
  'use strict';
  const list = (items) => items.map((one) => one.name);

  // The name `anyOf` means something else here, and a script shares its outermost names with others.
  const anyOf = (items) => list(items)[0];

  function anyOfValues(name, values) {
    const conditions = [values || []].flat().map((value) => ({ [name]: { operator: 'is', value } }));
    return conditions.length ? [{ anyOf: conditions }] : [];
  }

  function search(filters, libraryId) {
    // want: migrated
    return axios.post('/api/v1/series/list', {
      condition: {
        allOf: [
          ...anyOfValues('libraryId', libraryId),
          ...anyOfValues('genre', filters.genres),
          ...anyOfValues('tag', filters.tags),
          ...anyOfValues('language', filters.languages),
          ...anyOfValues('readStatus', filters.readStatus),
        ],
      },
    });
  }

  window.komga = { search, first: anyOf };
})();
