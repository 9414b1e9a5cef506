// fixture: profile=komga
import { komgaAddress } from './settings';

const kept = new Map<string, unknown>();

// Only what is read by GET is kept, and a constant says so.
async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const isRead = (init.method ?? 'GET') === 'GET';
  const hit = isRead && kept.get(path);
  if (hit) return hit as T;
  const response = await fetch(`${komgaAddress}/api/v1/${path}`, init);
  const found = await response.json();
  if (isRead) kept.set(path, found);
  return found;
}

export const unread = (page: number) =>
  ask<{ content: { id: string }[] }>(`books?read_status=UNREAD&page=${page}`); // want: review method-tested

const others = new Map<string, unknown>();

// A constant that says something else.
async function asked<T>(path: string, init: RequestInit = {}): Promise<T> {
  const isShort = path.length < 80;
  const hit = isShort && others.get(path);
  if (hit) return hit as T;
  const response = await fetch(`${komgaAddress}/api/v1/${path}`, init);
  const found = await response.json();
  if (isShort) others.set(path, found);
  return found;
}

export const latest = (page: number) =>
  asked<{ content: { id: string }[] }>(`books?media_status=READY&page=${page}`); // want: manual url-read
