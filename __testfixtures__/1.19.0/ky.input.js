import ky from 'ky'

const api = ky.create({ prefixUrl: globalThis.__SHELF__.server })

export const books = () => ky.get('/api/v1/books').json() // want: review response-not-shown

export const unread = () => api.get('api/v1/books', { searchParams: { read_status: 'UNREAD', size: 12 } }).json() // want: review query-parameters

export async function volumes(seriesId) {
  const { content } = await api.get(`api/v1/series/${seriesId}/books`).json() // want: review response-not-shown
  return content
}

export async function volumesSorted(seriesId) {
  const { content } = await api(`api/v1/series/${seriesId}/books?sort=metadata.numberSort,desc`).json() // want: review query-parameters
  return content
}

export const booksText = () => api('api/v1/books', { cache: 'no-cache' }).text() // want: review response-not-shown

const secured = api.extend({ headers: { 'X-API-Key': globalThis.__SHELF__.key } })

export const firstVolume = async ({ id }) =>
  // want: review response-not-shown
  (await secured
    .get('api/v1/series/' + id + '/books', { retry: 3 })
    .json()).content[0]

export const pages = (bookId) => secured.get(`api/v1/books/${bookId}/pages`).json() // nope: pages of a book
