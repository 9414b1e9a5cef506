import fetchMock from 'fetch-mock';

fetchMock.get('http://komga.test:25600/api/v1/books', { content: [] }); // want: review response-not-shown
fetchMock.getOnce('end:/api/v1/series?size=5', { body: { content: [] }, status: 200 }); // want: review query-parameters
fetchMock.put('glob:*/api/v1/libraries/*', 204); // want: migrated
fetchMock.mock('http://komga.test:25600/api/v1/genres', ['Drama']); // want: manual method-unknown
fetchMock.get('/api/v1/tags', { throws: new TypeError('offline') }); // want: review lists-joined
fetchMock.sandbox().get('/api/v1/languages', 503).get('/api/v1/collections', []); // want: migrated
fetchMock.get('end:/api/v1/books/latest', { content: [] }); // nope: a live list
