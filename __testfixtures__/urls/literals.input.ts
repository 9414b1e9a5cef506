import axios from 'axios';

const origin = window.location.origin;

export const plain = () => fetch('/api/v1/genres'); // want: review response-not-shown
export const template = () => fetch(`/api/v1/genres`); // want: review response-not-shown
export const doubled = () => fetch("/api/v1/genres"); // want: review response-not-shown
export const withBase = () => fetch(`${origin}/api/v1/genres`); // want: review response-not-shown
export const nested = (lib: string) => fetch(`${`${origin}/api`}/v1/tags${`?library_id=${lib}`}`); // want: review lists-joined
export const plus = (id: string) => axios.get(origin + '/api/v1/series/' + id + '/books'); // want: review response-not-shown
export const plusPieces = () => axios.get(origin + '/api' + '/v1' + '/languages'); // want: review response-not-shown
export const plusTemplate = (id: string) => axios.get(`${origin}/api/v1/series/` + `${id}/books`); // want: review response-not-shown
export const escaped = () => axios.get('/api/v1/publishers?search=it\'s%20\u0061ll'); // want: review response-not-shown
export const slashAtEnd = () => axios.get('/api/v1/sharing-labels/'); // want: review response-not-shown
export const fragment = () => axios.get('/api/v1/age-ratings#top'); // want: review response-not-shown
export const upperCase = () => axios.get('/API/V1/GENRES'); // nope: paths keep their case
export const number = () => axios.get(`/api/v1/series/${42}/books`); // want: review response-not-shown
export const literalId = () => axios.get('/api/v1/series/0CZ9QF/books'); // want: review response-not-shown
export const asText = (id: number) => axios.get(`/api/v1/series/${String(id)}/books`); // want: review response-not-shown
export const encoded = (id: string) => axios.get(`/api/v1/series/${encodeURIComponent(id)}/books`); // want: review response-not-shown
export const encodedPlus = (id: string) => fetch('/api/v1/series/' + encodeURIComponent(id) + '/books?unpaged=true'); // want: review query-parameters
export const member = (book: { series: { id: string } }) => fetch(`/api/v1/series/${book.series.id}/books`); // want: review response-not-shown
export const chosenId = (a?: string, b?: string) => fetch(`/api/v1/series/${a ?? b}/books`); // want: review response-not-shown
export const calledId = (next: () => string) => axios.get(`/api/v1/series/${next()}/books`); // want: review response-not-shown
export const deepBase = (host: string) => fetch(`https://${host}:8443/catalogue/api/v1/tags/book`); // want: review lists-joined
