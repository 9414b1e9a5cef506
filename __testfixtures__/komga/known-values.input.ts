// fixture: profile=komga
import ky from 'ky';

enum ReadStatus {
  Unread = 'UNREAD',
}
const states = { broken: 'ERROR', none: '' } as const;
const server = 'http://komga.local:25600/api';

export const unread = () => ky.get(`${server}/v1/series`, { searchParams: { read_status: ReadStatus.Unread, size: 12 } }).json(); // want: review not-retried

export const broken = () => ky.get(`${server}/v1/books`, { searchParams: { media_status: states.broken } }).json(); // want: review not-retried

export const since = (date: Date) => {
  const day = date.toISOString().slice(0, 10);
  return ky.get(`${server}/v1/books`, { searchParams: { released_after: day } }).json(); // want: review not-retried
};

export const sinceDay = (date: Date) =>
  ky.get(`${server}/v1/books`, { searchParams: { released_after: date.toISOString().split('T')[0] } }).json(); // want: review not-retried
