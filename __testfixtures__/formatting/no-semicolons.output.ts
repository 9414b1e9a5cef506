import axios from 'axios'

const api = axios.create({ baseURL: '/' })
let loads = 0

export const genres = () => api.get<string[]>('/v2/genres') // want: review response-not-shown

export async function series() {
  loads++
  const { data } = await api.post('/api/v1/series/list', {}) // want: review response-not-shown
  ;[...data.content].forEach((one) => console.debug(one.name, loads))
  return data
}

export const books = (id: string) => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
}) // want: review response-not-shown
  .then((res) => res.json())

export function plain(id: string) {
  const xhr = new XMLHttpRequest()
  xhr.open('POST', `/api/v1/books/list`) // want: review response-not-shown
  xhr.onload = () => console.debug(id, xhr.status)
  xhr.setRequestHeader('Content-Type', 'application/json')
  xhr.send(JSON.stringify({}))
}
