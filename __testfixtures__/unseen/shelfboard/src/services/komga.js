import { service } from '../config.js'
import { basic, getJson, ok } from '../util/http.js'

function komga() {
  const k = service('komga')
  return {
    ...k,
    headers: { Authorization: basic(k.user, k.password), Accept: 'application/json' }
  }
}

/** The three big numbers on the card. */
export async function counters() {
  const { url, headers } = komga()
  const [libraries, series, books] = await Promise.all([
    fetch(`${url}/api/v1/libraries`, { headers }),
    fetch(`${url}/api/v1/series?size=1`, { headers }),
    fetch(`${url}/api/v1/books?size=1`, { headers })
  ])
  return {
    libraries: (await ok(libraries)).length,
    series: (await ok(series)).totalElements,
    books: (await ok(books)).totalElements
  }
}

export async function continueReading(limit = 6) {
  const { url, headers } = komga()
  const res = await fetch(
    `${url}/api/v1/books?read_status=IN_PROGRESS&size=${limit}&sort=readProgress.readDate,desc`,
    { headers }
  )
  const page = await ok(res)
  return page.content.map(book => ({
    id: book.id,
    title: book.metadata.title,
    series: book.seriesTitle,
    page: book.readProgress?.page ?? 0,
    pages: book.media.pagesCount
  }))
}

export async function onDeck(limit = 6) {
  const page = await getJson(komga(), `/api/v1/books/ondeck?size=${limit}`)
  return page.content.map(b => ({ id: b.id, title: b.metadata.title, series: b.seriesTitle }))
}

/** Came out in the last `days` days, newest first */
export function newReleases(days = 30) {
  const { url, headers } = komga()
  const since = new Date(Date.now() - days * 86400000).toISOString().slice(0, 10)
  return fetch(`${url}/api/v1/books?released_after=${since}&size=12&sort=metadata.releaseDate,desc`, { headers })
    .then(ok)
    .then(page => page.content.map(b => ({
      id: b.id,
      title: b.metadata.title,
      series: b.seriesTitle,
      date: b.metadata.releaseDate
    })))
}

/** Series nobody opened yet, limited to the libraries of the config. */
export async function untouched(limit = 8) {
  const { url, headers, libraries } = komga()
  let address = `${url}/api/v1/series?read_status=UNREAD&oneshot=false&size=${limit}&sort=createdDate,desc`
  for (const id of libraries || []) address += `&library_id=${id}`
  const res = await fetch(address, { headers })
  const { content } = await ok(res)
  return content.map(s => ({ id: s.id, title: s.metadata.title, books: s.booksCount }))
}

/** id of the book that the "read" button opens */
export async function nextBook(seriesId) {
  const { url, headers } = komga()
  for (const status of ['IN_PROGRESS', 'UNREAD']) {
    const res = await fetch(`${url}/api/v1/series/${seriesId}/books?read_status=${status}&size=1`, { headers })
    const page = await ok(res)
    if (page.content.length) return page.content[0].id
  }
  return null
}

/** Files Komga could not read. Only the number and the first names. */
export async function broken() {
  const page = await getJson(komga(), '/api/v1/books?media_status=ERROR,UNSUPPORTED&size=5&sort=lastModified,desc')
  return { count: page.totalElements, names: page.content.map(b => b.name) }
}

/** For the cloud of words at the bottom and the sparkline of years */
export async function facets() {
  const server = komga()
  const [genres, years] = await Promise.all([
    getJson(server, '/api/v1/genres'),
    getJson(server, '/api/v1/series/release-dates')
  ])
  return {
    genres: genres.slice(0, 40),
    firstYear: years.length ? Number(years[years.length - 1]) : null,
    lastYear: years.length ? Number(years[0]) : null
  }
}

export async function find(term) {
  const q = new URLSearchParams({ search: term, size: '10' })
  const page = await getJson(komga(), '/api/v1/series?' + q)
  return page.content.map(s => ({ id: s.id, title: s.metadata.title }))
}
