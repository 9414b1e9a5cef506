import axios from 'axios';

const komga = axios.create({ baseURL: process.env.KOMGA_URL });

/** No parentheses around the parameter, and a chain behind the request. */
export const load = path => komga.get(path, { timeout: 500 }).then(response => response.data);

/** Takes one object apart, and passes the rest of the way on. */
export const query = ({ path, params }) => load(`${path}?${new URLSearchParams(params)}`);

/** Is passed on, where an index would come to stand for the body. */
export const readAll = async (path) => (await komga.get(path)).data;

/** Is called with more than it takes. */
export const strict = async (path) => (await komga.get(path)).data;

/** Has no place for one more. */
export const anything = async (path, ...rest) => (await komga.get(path, ...rest)).data;

/** `body` means something else in it. */
export async function checked(path) {
  const response = await fetch(process.env.KOMGA_URL + path);
  const body = await response.json();
  if (!response.ok) throw new Error(body.message);
  return body;
}
