import { stored } from './stored.js';

export async function send(path, init = {}) {
  const { server, key } = await stored();
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  const response = await fetch(`${server}/api/v1/${path}`, { ...init, headers }); // want: manual open-end
  if (!response.ok) throw new Error(`Komga: ${response.status}`);
  return response.json();
}

function address(server, path, params) {
  const query = new URLSearchParams(params).toString();
  return `${server}/api/v1${path}${query ? `?${query}` : ''}`;
}

export async function ask({ path, params, method = 'GET' }) {
  const { server, key } = await stored();
  const response = await fetch(address(server, path, params), { method, headers: { 'X-API-Key': key } });
  if (!response.ok) throw new Error(`${response.status} ${path}`);
  return response.json();
}
