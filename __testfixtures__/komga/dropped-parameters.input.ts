// fixture: profile=komga
// A parameter that the service ignores is dropped, and what only makes its value new each time goes with it.
import axios from 'axios';

const komga = process.env.KOMGA_URL;
let count = 0;
const ticket = () => ++count;

export const fresh = () => fetch(`${komga}/api/v1/series?library_id=1&_=${Date.now()}`); // want: review parameter-dropped
export const genres = async (): Promise<string[]> => (await fetch(`${komga}/api/v1/genres?t=${Date.now()}`)).json(); // want: review parameter-dropped
export const random = () => axios.get(`${komga}/api/v1/books`, { params: { library_id: '1', _: Math.random() } }); // want: review parameter-dropped
export const counted = () => fetch(`${komga}/api/v1/series?library_id=1&_=${ticket()}`); // want: manual not-proved
export const next = (pages: number[]) => fetch(`${komga}/api/v1/series?_=${pages.pop()}`); // want: manual not-proved
