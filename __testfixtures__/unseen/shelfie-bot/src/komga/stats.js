import { get } from './http.js'

const total = (page) => page.totalElements

/**
 * Numbers for /stats. Everything is size=1 (size=0 is not allowed), we only want totalElements.
 */
export async function collectStats () {
  const [series, ended, books, broken] = await Promise.all([
    get('/series?size=1&deleted=false').then(total),
    get('/series?size=1&deleted=false&status=ENDED').then(total),
    get('/books?size=1').then(total),
    get('/books?size=1&media_status=ERROR&media_status=UNSUPPORTED').then(total)
  ])
  const lists = await get('/readlists?size=1')
  return { series, ended, books, broken, readLists: lists.totalElements }
}

/** decade → number of years that have something in them. Only used for the silly chart. */
export async function decades () {
  const years = await get('/series/release-dates')
  const out = {}
  for (const year of years) {
    const decade = `${year.slice(0, 3)}0s`
    out[decade] = (out[decade] ?? 0) + 1
  }
  return out
}
