import { config } from './config.js';

function urlOf(path, params = {}) {
  const url = new URL(config.komga.root + path);
  for (const [key, value] of Object.entries(params)) {
    for (const one of [value].flat()) url.searchParams.append(key, one);
  }
  return url;
}

const auth = () => `Basic ${Buffer.from(`${config.komga.user}:${config.komga.password}`).toString('base64')}`;

export async function load(path, params) {
  const response = await fetch(urlOf(path, params), { headers: { Authorization: auth() } });
  return response.json();
}

export async function send(path, params, payload) {
  const response = await fetch(urlOf(path, params), {
    method: 'POST',
    headers: { Authorization: auth(), 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  });
  return response.json();
}
