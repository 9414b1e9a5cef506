// fixture: profile=komga
import axios from 'axios';

const base = process.env.KOMGA_URL;

// A blank string was no filter
export async function ended(isEnded: boolean, size: number) {
  const response = await fetch(`${base}/api/v1/series/list?size=${size}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ condition: isEnded ? { seriesStatus: { operator: 'is', value: 'ENDED' } } : undefined }),
  }); // want: migrated
  return (await response.json()).totalElements;
}

const statusOf = (kind: string) => (kind === 'all' ? '' : kind === 'old' ? 'ENDED' : 'ONGOING');
export async function byKind(kind: string, library: string) {
  const response = await fetch(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: {
        allOf: [
          ...(library ? [{ libraryId: { operator: 'is', value: library } }] : []),
          ...(statusOf(kind) ? [{ seriesStatus: { operator: 'is', value: statusOf(kind) } }] : []),
        ],
      },
    }),
  }); // want: migrated
  return (await response.json()).content;
}

export async function unread(isAll: boolean, isUnread: boolean) {
  const { data } = await axios.post(`${base}/api/v1/books/list`, {
    condition: (isAll ? '' : isUnread ? 'UNREAD' : 'READ')
      ? { readStatus: { operator: 'is', value: isAll ? '' : isUnread ? 'UNREAD' : 'READ' } }
      : undefined,
  }); // want: migrated
  return data.content;
}

// It is not called twice
let count = 0;
const next = () => (count++ % 2 === 0 ? '' : 'ENDED');
export async function inTurn() {
  const response = await fetch(`${base}/api/v1/series?status=${next()}`); // want: manual not-proved
  return (await response.json()).totalElements;
}

// What is made of a blank text is blank
export async function named(publisher: string, status: string) {
  const { data } = await axios.post(`${base}/api/v1/series/list`, {
    condition: {
      allOf: [
        ...(publisher.trim()
          ? [{ anyOf: publisher.trim().split(/\s*,\s*/).map((value) => ({ publisher: { operator: 'is', value } })) }]
          : []),
        ...(status.toUpperCase() ? [{ seriesStatus: { operator: 'is', value: status.toUpperCase() } }] : []),
      ],
    },
  }); // want: migrated
  return data.content;
}
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
export async function tidied(status: string) {
  const response = await fetch(`${base}/api/v1/series/list`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      condition: tidy(status) ? { seriesStatus: { operator: 'is', value: tidy(status) } } : undefined,
    }),
  }); // want: migrated
  return (await response.json()).content;
}
