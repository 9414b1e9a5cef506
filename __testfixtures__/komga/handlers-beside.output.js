// fixture: profile=komga
// One handler of several passes on what a message asks for; another one asks for the same itself.
import { server } from './settings.js';

async function load(path, init = {}) {
  const response = await fetch(`${server}/api/v1/${path}`, init); // want: manual open-end
  return response.json();
}

const handlers = {
  lookup: ({ title }) => load('series/list?size=3', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ fullTextSearch: title }),
  }), // want: migrated
  api: ({ path, method, body }) => load(path, {
    method: body === undefined ? method || 'GET' : method || 'POST',
    ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }),
};

function dispatch(message) {
  const handler = handlers[message.type];
  return handler(message);
}

const api = (path, body) => dispatch({ type: 'api', path, body });

export const lookup = (title) => dispatch({ type: 'lookup', title });
export const newest = async () => (await api('series/list?size=8', {})).content; // want: review wrapper-grown
export const series = async (id) => api(`series/${id}`);
