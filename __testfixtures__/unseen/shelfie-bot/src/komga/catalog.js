import config from '../config.js'
import { get, write } from './http.js'

const enc = encodeURIComponent

// '' or '&library_id=a&library_id=b'
const onlyOurs = config.komga.libraries.map((id) => `&library_id=${enc(id)}`).join('')

export async function searchSeries (words, limit = 10) {
  const page = await get(`/series?search=${enc(words)}&size=${limit}`)
  return page.content
}

export async function searchBooks (words, limit = 10) {
  const { content } = await get(`/books?search=${enc(words)}&size=${limit}&media_status=READY`)
  return content
}

export function seriesById (id) {
  return get(`/series/${id}`)
}

/** All volumes, in reading order. */
export async function volumes (seriesId) {
  const page = await get(`/series/${seriesId}/books?unpaged=true`)
  return page.content
}

/** The first volume nobody opened yet, or null. */
export async function nextVolume (seriesId) {
  const page = await get('/series/' + seriesId + '/books?read_status=UNREAD&read_status=IN_PROGRESS&size=1', { fresh: true })
  return page.content[0] ?? null
}

/**
 * One random unread series. The server cannot sort randomly, so: ask how many there are, roll the dice,
 * ask for that page.
 */
export async function randomSeries (genre) {
  const filter = genre ? `&genre=${enc(genre)}` : ''
  const { totalElements } = await get(`/series?read_status=UNREAD&size=1${filter}${onlyOurs}`)
  if (totalElements === 0) return null

  const page = Math.floor(Math.random() * totalElements)
  const picked = await get(`/series?read_status=UNREAD&page=${page}&size=1${filter}${onlyOurs}`, { fresh: true })
  return picked.content[0]
}

export async function genres () {
  const all = await get('/genres')
  return all.sort((a, b) => a.localeCompare(b))
}

export function latestBooks () {
  return get('/books/latest?size=20', { fresh: true }).then((page) => page.content)
}

export function libraries () {
  return get('/libraries')
}

export function renameLibrary (id, name) {
  return write('PUT', `/libraries/${id}`, { name })
}

export function scanLibrary (id) {
  return write('POST', `/libraries/${id}/scan`, {})
}
