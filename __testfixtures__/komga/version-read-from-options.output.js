// fixture: profile=komga
const base = 'https://komga.example.com';

// An object stands in for options that are not passed: the version is one more that the function reads.
async function call (path, opts) {
  opts = opts || {};
  const version = opts.version || 'v1';
  const headers = { 'X-API-Key': 'k' };
  if (opts.body) headers['Content-Type'] = 'application/json';
  const response = await fetch(
    base + '/api/' + version + path,
    { method: opts.method || 'GET', headers, body: opts.body },
  );
  if (!response.ok && !opts.quiet) throw new Error(path);
  return response.json();
}
export const genres = async () => (await call('/genres?unpaged=true', { version: 'v2' })).content.length; // want: review wrapper-grown
export const tags = async () => (await call('/tags?unpaged=true', { quiet: true, version: 'v2' })).content.length; // want: migrated
export const scan = (id) => call(`/libraries/${id}/scan`, { method: 'POST' }); // nope: not deprecated

// The options are also handed on as a whole: nothing may be added to them.
async function send (path, opts, version = 'v1') {
  opts = opts || {};
  return (await fetch(base + '/api/' + version + path, opts)).json();
}
export const languages = async () => (await send('/languages?unpaged=true', undefined, 'v2')).content.length; // want: review wrapper-grown

// A call may pass anything under the name already.
async function load (path, options, version = 'v1') {
  options ||= {};
  const response = await fetch(base + '/api/' + version + path, { signal: options.signal });
  return response.json();
}
export const publishers = async () => (await load('/publishers?unpaged=true', {}, 'v2')).content.length; // want: review wrapper-grown
export const others = (path, options) => load(path, options); // nope: not deprecated

/**
 * The comment describes the options.
 * @param {string} path
 * @param {RequestInit & { version?: string }} [init]
 */
async function read (path, { version = 'v1', ...init } = {}) {
  return (await fetch(base + '/api/' + version + path, { ...init, keepalive: true })).json();
}
export const ages = async () => (await read('/age-ratings?unpaged=true', { version: 'v2' })).content.map(String).length; // want: review wrapper-grown
