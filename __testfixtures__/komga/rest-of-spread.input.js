// fixture: profile=komga
// The rest of options that another function has put together

const server = process.env.KOMGA_URL;

async function timed(resource, options = {}) {
  const { timeout = 8000, ...rest } = options;
  return fetch(resource, { ...rest, signal: AbortSignal.timeout(timeout) });
}

async function api(path, options = {}) {
  const response = await timed(`${server}${path}`, { ...options, credentials: 'include' });
  return response.json();
}

export const rename = (id, name) =>
  api(`/api/v1/libraries/${id}`, { method: 'PUT', body: JSON.stringify({ name }) }); // want: migrated
export const found = (text) => api(`/api/v1/series?search=${encodeURIComponent(text)}`); // want: migrated

async function held(resource, options = {}) {
  const { method, ...rest } = { ...options, credentials: 'include' };
  return fetch(resource, rest);
}

export const kept = (id) => held(`${server}/api/v1/libraries/${id}`, { method: 'PUT' }); // nope: the method is taken out
