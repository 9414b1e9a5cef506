// The rest of an object holds what is not taken out of it

const address = process.env.KOMGA_URL;

async function call(path, { method = 'GET', body, ...rest } = {}) {
  const response = await fetch(address + path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
    ...rest,
  });
  return response.json();
}

export const recent = () => call('/api/v1/books/list?size=5', { method: 'POST', body: {} }); // want: review query-parameters
export const books = (signal) => call('/api/v1/books/list', { signal, method: 'POST', body: {} }); // want: review response-not-shown
export const groups = (options) =>
  call('/api/v1/series/list/alphabetical-groups', { ...options, method: 'POST', body: {} }); // want: review assumed-method
export const found = () => call('/api/v1/books/list', { method: 'POST', body: {} }); // nope: the replacement

const whole = { method: 'DELETE', headers: { Accept: 'application/json' } };
const { method, ...others } = whole;
export const plain = () => fetch(`${address}/api/v1/series/list`, {
  ...others,
  method: 'POST',
  headers: { ...others.headers, 'Content-Type': 'application/json' },
  body: JSON.stringify({}),
}); // want: review response-not-shown
export const gone = () => fetch(`${address}/api/v1/series`, { ...others, method }); // nope: another method
