import ky from 'ky'

const api = ky.create({ prefixUrl: globalThis.__SHELF__.server })

export const books = () => ky.post('/api/v1/books/list', { json: {} }).json() // want: review response-not-shown

export const unread = () =>
  api.post('api/v1/books/list', { searchParams: { read_status: 'UNREAD', size: 12 }, json: {} }).json() // want: review query-parameters

export async function volumes(seriesId) {
  const { content } = await api.post('api/v1/books/list', {
    json: { condition: { seriesId: { operator: 'is', value: seriesId } } },
  }).json() // want: review response-not-shown
  return content
}

export async function volumesSorted(seriesId) {
  const { content } = await api('api/v1/books/list?sort=metadata.numberSort,desc', {
    method: 'POST',
    json: { condition: { seriesId: { operator: 'is', value: seriesId } } },
  }).json() // want: review query-parameters
  return content
}

export const booksText = () => api('api/v1/books/list', { cache: 'no-cache', method: 'POST', json: {} }).text() // want: review response-not-shown

const secured = api.extend({ headers: { 'X-API-Key': globalThis.__SHELF__.key } })

export const firstVolume = async ({ id }) =>
  // want: review response-not-shown
  (await secured
    .post('api/v1/books/list', { retry: 3, json: { condition: { seriesId: { operator: 'is', value: id } } } })
    .json()).content[0]

export const pages = (bookId) => secured.get(`api/v1/books/${bookId}/pages`).json() // nope: pages of a book
