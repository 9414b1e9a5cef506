import type { Options } from './types';

const server = process.env.CATALOGUE_URL;

export async function request<T>(path: string, { method = 'GET', body }: Options = {}): Promise<T> {
  const response = await fetch(`${server}/api/v1/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return response.json();
}

export function send(method: 'GET' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Response> {
  return fetch(`${server}/api/v1/${path}`, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
}

export function sendAny(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${server}/api/v1/${path}`, { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
}
