import fetchMock from 'fetch-mock';

fetchMock.post('http://komga.test:25600/api/v1/books/list', { content: [] }); // want: review response-not-shown
fetchMock.postOnce('end:/api/v1/series/list?size=5', { body: { content: [] }, status: 200 }); // want: review query-parameters
fetchMock.patch('glob:*/api/v1/libraries/*', 204); // want: migrated
fetchMock.mock('http://komga.test:25600/api/v1/genres', ['Drama']); // want: manual method-unknown
fetchMock.get('/v2/tags', { throws: new TypeError('offline') }); // want: review lists-joined
fetchMock.sandbox().get('/v2/languages', 503).get('/api/v1/collections', []); // want: migrated
fetchMock.get('end:/api/v1/books/latest', { content: [] }); // nope: a live list
