import { settings } from './settings.ts';

export const get = (path: string) => fetch(settings.address + path).then((response) => response.json());
export const send = (path: string, body: unknown) =>
  fetch(settings.address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).then((response) => response.json());
