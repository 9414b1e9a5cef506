// fixture: profile=komga
import axios from 'axios';

declare const series: { metadata: { genres: string[] }; tags: { name: string }[] };
declare const words: string;

// Items of a list come one by one, so a comma is a part of one
export async function related() {
  for (const genre of series.metadata.genres.slice(0, 3)) {
    await fetch(`/api/v1/series?genre=${encodeURIComponent(genre)}&size=5`); // want: review lone-comma
  }
  for (const { name } of series.tags) {
    await axios.get('/api/v1/books', { params: { tag: name } }); // want: review lone-comma
  }
}
export const each = (tags: string[]) =>
  Promise.all(tags.map((tag) => fetch(`/api/v1/books?tag=${encodeURIComponent(tag)}`))); // want: review lone-comma
export const first = () => fetch(`/api/v1/series?genre=${encodeURIComponent(series.metadata.genres[0])}`); // want: review lone-comma

// All calls pass a constant, or an item
const ofGenre = (genre: string) => fetch(`/api/v1/series?genre=${encodeURIComponent(genre)}`); // want: migrated
export const drama = () => ofGenre('drama');
export const other = (isDark: boolean) => ofGenre(isDark ? 'crime' : 'humor');
const ofPublisher = (filter: { publisher?: string }) => axios.get('/api/v1/series', { params: { publisher: filter.publisher } }); // want: review lone-comma
export const byPublisher = (all: { publisher: string }[]) => all.map((one) => ofPublisher({ publisher: one.publisher }));

// Any text: what a person typed, its parts, and what one of the calls passes
export const typed = (tag: string) => fetch(`/api/v1/books?tag=${encodeURIComponent(tag)}`); // want: migrated
export async function parts() {
  for (const tag of words.split(';')) await fetch(`/api/v1/books?tag=${encodeURIComponent(tag)}`); // want: migrated
}
const match = /^tag:(.*)$/.exec(words) ?? [];
export const found = () => fetch(`/api/v1/books?tag=${encodeURIComponent(match[1])}`); // want: migrated
const ofTag = (tag: string) => fetch(`/api/v1/books?tag=${encodeURIComponent(tag)}`); // want: migrated
export const known = () => ofTag('new');
export const any = (text: string) => ofTag(text);
let list: string[] = [];
export async function filled() {
  list = words.split(';');
  for (const tag of list) await fetch(`/api/v1/books?tag=${encodeURIComponent(tag)}`); // want: migrated
}

// A constant that is there needs no test, but what is left out or blank does
const names = ['new', 'old'];
const ofName = (tag) => axios.get('/api/v1/books', { params: { tag, size: 1 } }); // want: migrated
export const both = () => Promise.all(names.map((name) => ofName(name)));
const ofSome = (tag) => axios.get('/api/v1/books', { params: { tag, size: 2 } }); // want: migrated
export const some = () => Promise.all([...names.map((name) => ofSome(name)), ofSome()]);
const ofBlank = (tag) => axios.get('/api/v1/books', { params: { tag, size: 3 } }); // want: review
export const blank = () => Promise.all(['', 'new'].map((name) => ofBlank(name)));
const ofItem = (tag) => axios.get('/api/v1/books', { params: { tag, size: 4 } }); // want: review
export const items = (tags) => Promise.all(tags.map((name) => ofItem(name)));
