import nodeFetch, { type RequestInit as NodeInit } from 'node-fetch';
import * as undici from 'undici';

export type Author = { name: string; role: string };

const server = process.env.SHELF_SERVER;

export async function authors(): Promise<Author[]> {
  const res = await fetch(`${server}/api/v1/authors`); // want: review response-not-shown
  return res.json();
}

export async function searchAuthors(term: string): Promise<Author[]> {
  const res = await fetch(`${server}/api/v1/authors?search=${encodeURIComponent(term)}`, { headers: { Accept: 'application/json' } }); // want: review response-not-shown
  return res.json();
}

export const authorsOfLibrary = (id: string) => window.fetch('/api/v1/authors?library_id=' + id).then((r) => r.json() as Promise<Author[]>); // want: review response-not-shown

export const cachedAuthors = () => globalThis.fetch('/api/v1/authors', { method: 'GET', cache: 'force-cache' }); // want: review response-not-shown

export function authorsRequest(): Request {
  return new Request(server + '/api/v1/authors', { method: 'GET' }); // want: review response-not-shown
}

const agentInit: NodeInit = { headers: { 'User-Agent': 'shelf-sync/3' } };

export const authorsOnServer = async () => (await nodeFetch(`${server}/api/v1/authors`, agentInit)).json(); // want: review response-not-shown

export const authorsByUndici = async (signal: AbortSignal) => (await undici.fetch(`${server}/api/v1/authors`, { signal })).json(); // want: review response-not-shown

export const addAuthor = (author: Author) =>
  fetch(`${server}/api/v1/authors`, { method: 'POST', body: JSON.stringify(author) }); // nope: another method

export const newAuthors = () => fetch(`${server}/api/v2/authors?unpaged=true`); // nope: migrated already
