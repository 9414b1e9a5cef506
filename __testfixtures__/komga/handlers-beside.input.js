// fixture: profile=komga
// One handler of several passes on what a message asks for; another one asks for the same itself.
import { server } from './settings.js';

async function load(path, init = {}) {
  const response = await fetch(`${server}/api/v1/${path}`, init); // want: manual open-end
  return response.json();
}

const handlers = {
  lookup: ({ title }) => load(`series?search=${encodeURIComponent(title)}&size=3`), // want: migrated
  api: ({ path, method }) => load(path, { method: method || 'GET' }),
};

function dispatch(message) {
  const handler = handlers[message.type];
  return handler(message);
}

const api = (path) => dispatch({ type: 'api', path });

export const lookup = (title) => dispatch({ type: 'lookup', title });
export const newest = async () => (await api('series?size=8')).content; // want: review wrapper-grown
export const series = async (id) => api(`series/${id}`);
