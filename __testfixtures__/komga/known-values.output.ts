// fixture: profile=komga
import ky from 'ky';

enum ReadStatus {
  Unread = 'UNREAD',
}
const states = { broken: 'ERROR', none: '' } as const;
const server = 'http://komga.local:25600/api';

export const unread = () => ky.post(`${server}/v1/series/list`, {
  searchParams: { size: 12 },
  json: { condition: { readStatus: { operator: 'is', value: ReadStatus.Unread } } },
}).json(); // want: review not-retried

export const broken = () => ky.post(`${server}/v1/books/list`, {
  json: { condition: { mediaStatus: { operator: 'is', value: states.broken } } },
}).json(); // want: review not-retried

export const since = (date: Date) => {
  const day = date.toISOString().slice(0, 10);
  return ky.post(`${server}/v1/books/list`, {
    json: { condition: { releaseDate: { operator: 'after', dateTime: `${day}T00:00:00Z` } } },
  }).json(); // want: review not-retried
};

export const sinceDay = (date: Date) =>
  ky.post(`${server}/v1/books/list`, {
    json: {
      condition: { releaseDate: { operator: 'after', dateTime: `${date.toISOString().split('T')[0]}T00:00:00Z` } },
    },
  }).json(); // want: review not-retried
