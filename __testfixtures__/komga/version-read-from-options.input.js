// fixture: profile=komga
const base = 'https://komga.example.com';

// An object stands in for options that are not passed: the version is one more that the function reads.
async function call (path, opts) {
  opts = opts || {};
  const headers = { 'X-API-Key': 'k' };
  if (opts.body) headers['Content-Type'] = 'application/json';
  const response = await fetch(base + '/api/v1' + path, { method: opts.method || 'GET', headers, body: opts.body });
  if (!response.ok && !opts.quiet) throw new Error(path);
  return response.json();
}
export const genres = async () => (await call('/genres')).length; // want: review wrapper-grown
export const tags = async () => (await call('/tags', { quiet: true })).length; // want: migrated
export const scan = (id) => call(`/libraries/${id}/scan`, { method: 'POST' }); // nope: not deprecated

// The options are also handed on as a whole: nothing may be added to them.
async function send (path, opts) {
  opts = opts || {};
  return (await fetch(base + '/api/v1' + path, opts)).json();
}
export const languages = async () => (await send('/languages')).length; // want: review wrapper-grown

// A call may pass anything under the name already.
async function load (path, options) {
  options ||= {};
  const response = await fetch(base + '/api/v1' + path, { signal: options.signal });
  return response.json();
}
export const publishers = async () => (await load('/publishers')).length; // want: review wrapper-grown
export const others = (path, options) => load(path, options); // nope: not deprecated

/**
 * The comment describes the options.
 * @param {string} path
 * @param {RequestInit} [init]
 */
async function read (path, init = {}) {
  return (await fetch(base + '/api/v1' + path, { ...init, keepalive: true })).json();
}
export const ages = async () => (await read('/age-ratings')).length; // want: review wrapper-grown
