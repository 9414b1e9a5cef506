// fixture: profile=komga
import axios from 'axios';
import ky, { HTTPError } from 'ky';

const root = 'https://komga.example.com';
const json = { 'Content-Type': 'application/json' };

// The error of a failed request says which method it had.
class HttpError extends Error {
  readonly verb: string;
  constructor(
    verb: string,
    readonly status: number,
  ) {
    super(`request failed with ${status}`);
    this.verb = verb;
  }
}
async function send(method: string, path: string, body: object) {
  const response = await fetch(root + path, { method, headers: json, body: JSON.stringify(body) });
  if (!response.ok) throw new HttpError(method, response.status);
  return response;
}
export const rename = (id: string, name: string) => send('PUT', `/api/v1/libraries/${id}`, { name }); // want: manual method-decides
export const told = (error: unknown) => (error instanceof HttpError && error.verb === 'PUT' ? 'not saved' : 'not loaded');

// So does the text of one.
async function strict(method: string, path: string, body: object) {
  const response = await fetch(root + path, { method, headers: json, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method}: HTTP ${response.status}`);
  return response;
}
export const move = (id: string, to: string) =>
  // want: manual method-decides
  strict('PUT', `/api/v1/libraries/${id}`, { root: to }).catch((error: Error) => /^PUT:/.test(error.message));

// A result carries it, and a table chooses by it.
const verbs: Record<string, string> = { PUT: 'saved', POST: 'made' };
const asked = async (method: string, path: string, body: object) => {
  const { status } = await fetch(root + path, { method, headers: json, body: JSON.stringify(body) });
  return { request: { method, path }, status };
};
export const hash = async (id: string) => {
  const { request } = await asked('PUT', `/api/v1/libraries/${id}`, { hashFiles: true }); // want: manual method-decides
  return verbs[request.method];
};

// What is kept under another name, or tested with the same result, does no harm.
const noted = async (sent: string, path: string, body: object) => {
  const { status } = await fetch(root + path, { method: sent, headers: json, body: JSON.stringify(body) });
  return { sent, status };
};
export const scan = async (id: string) => {
  const { sent, status } = await noted('PATCH', `/api/v1/libraries/${id}`, { scanCbx: true }); // want: migrated
  return sent === 'GET' || status < 400;
};

// A library puts the request into its errors.
const api = ky.create({ prefixUrl: root });
export const save = (id: string, name: string) =>
  // want: manual method-decides
  api.put(`api/v1/libraries/${id}`, { json: { name } }).catch((error: HTTPError) => error.request.method === 'PUT');

export const trim = (id: string) => axios.put(`${root}/api/v1/libraries/${id}`, { name: id.trim() }); // want: manual method-decides
export const isWrite = (error: { config: { method?: string } }) => {
  switch (error.config.method) {
    case 'put':
    case 'post':
      return true;
    default:
      return false;
  }
};
