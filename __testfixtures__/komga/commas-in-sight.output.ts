// fixture: profile=komga
import axios from 'axios';

declare const series: { metadata: { genres: string[] }; tags: { name: string }[] };
declare const words: string;

// Items of a list come one by one, so a comma is a part of one
export async function related() {
  for (const genre of series.metadata.genres.slice(0, 3)) {
    await fetch('/api/v1/series/list?size=5', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ condition: { genre: { operator: 'is', value: genre } } }),
    }); // want: review lone-comma
  }
  for (const { name } of series.tags) {
    await axios.post('/api/v1/books/list', { condition: name ? { tag: { operator: 'is', value: name } } : undefined }); // want: review lone-comma
  }
}
export const each = (tags: string[]) =>
  Promise.all(tags.map((tag) => fetch('/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: { tag: { operator: 'is', value: tag } } }),
  }))); // want: review lone-comma
export const first = () => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { genre: { operator: 'is', value: series.metadata.genres[0] } } }),
}); // want: review lone-comma

// All calls pass a constant, or an item
const ofGenre = (genre: string) => fetch('/api/v1/series/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ condition: { genre: { operator: 'is', value: genre } } }),
}); // want: migrated
export const drama = () => ofGenre('drama');
export const other = (isDark: boolean) => ofGenre(isDark ? 'crime' : 'humor');
const ofPublisher = (filter: { publisher?: string }) => axios.post('/api/v1/series/list', {
  condition: filter.publisher ? { publisher: { operator: 'is', value: filter.publisher } } : undefined,
}); // want: review lone-comma
export const byPublisher = (all: { publisher: string }[]) => all.map((one) => ofPublisher({ publisher: one.publisher }));

// Any text: what a person typed, its parts, and what one of the calls passes
export const typed = (tag: string) => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: tag ? { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) } : undefined,
  }),
}); // want: migrated
export async function parts() {
  for (const tag of words.split(';')) await fetch('/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: String(tag).split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) },
    }),
  }); // want: migrated
}
const match = /^tag:(.*)$/.exec(words) ?? [];
export const found = () => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: { anyOf: String(match[1]).split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) },
  }),
}); // want: migrated
const ofTag = (tag: string) => fetch('/api/v1/books/list', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({
    condition: tag ? { anyOf: tag.split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) } : undefined,
  }),
}); // want: migrated
export const known = () => ofTag('new');
export const any = (text: string) => ofTag(text);
let list: string[] = [];
export async function filled() {
  list = words.split(';');
  for (const tag of list) await fetch('/api/v1/books/list', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: { anyOf: String(tag).split(/\s*,\s*/).map((value) => ({ tag: { operator: 'is', value } })) },
    }),
  }); // want: migrated
}

// A constant that is there needs no test, but what is left out or blank does
const names = ['new', 'old'];
const ofName = (tag) =>
  axios.post('/api/v1/books/list', { condition: { tag: { operator: 'is', value: tag } } }, { params: { size: 1 } }); // want: migrated
export const both = () => Promise.all(names.map((name) => ofName(name)));
const ofSome = (tag) => axios.post(
  '/api/v1/books/list',
  { condition: tag ? { tag: { operator: 'is', value: tag } } : undefined },
  { params: { size: 2 } },
); // want: migrated
export const some = () => Promise.all([...names.map((name) => ofSome(name)), ofSome()]);
const ofBlank = (tag) => axios.post(
  '/api/v1/books/list',
  { condition: tag ? { tag: { operator: 'is', value: tag } } : undefined },
  { params: { size: 3 } },
); // want: review
export const blank = () => Promise.all(['', 'new'].map((name) => ofBlank(name)));
const ofItem = (tag) => axios.post(
  '/api/v1/books/list',
  { condition: tag ? { tag: { operator: 'is', value: tag } } : undefined },
  { params: { size: 4 } },
); // want: review
export const items = (tags) => Promise.all(tags.map((name) => ofItem(name)));
