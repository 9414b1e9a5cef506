import axios from 'axios'

const api = axios.create({ baseURL: '/' })
let loads = 0

export const genres = () => api.get<string[]>('/api/v1/genres') // want: review response-not-shown

export async function series() {
  loads++
  const { data } = await api.get('/api/v1/series') // want: review response-not-shown
  ;[...data.content].forEach((one) => console.debug(one.name, loads))
  return data
}

export const books = (id: string) => fetch(`/api/v1/series/${id}/books`) // want: review response-not-shown
  .then((res) => res.json())

export function plain(id: string) {
  const xhr = new XMLHttpRequest()
  xhr.open('GET', `/api/v1/books`) // want: review response-not-shown
  xhr.onload = () => console.debug(id, xhr.status)
  xhr.send()
}
