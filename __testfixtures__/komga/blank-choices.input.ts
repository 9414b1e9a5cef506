// fixture: profile=komga
import axios from 'axios';

const base = process.env.KOMGA_URL;

// A blank string was no filter
export async function ended(isEnded: boolean, size: number) {
  const response = await fetch(`${base}/api/v1/series?status=${isEnded ? 'ENDED' : ''}&size=${size}`); // want: migrated
  return (await response.json()).totalElements;
}

const statusOf = (kind: string) => (kind === 'all' ? '' : kind === 'old' ? 'ENDED' : 'ONGOING');
export async function byKind(kind: string, library: string) {
  const response = await fetch(`${base}/api/v1/series?library_id=${library}&status=${statusOf(kind)}`); // want: migrated
  return (await response.json()).content;
}

export async function unread(isAll: boolean, isUnread: boolean) {
  const { data } = await axios.get(`${base}/api/v1/books`, { params: { read_status: isAll ? '' : isUnread ? 'UNREAD' : 'READ' } }); // want: migrated
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
  const { data } = await axios.get(`${base}/api/v1/series`, { params: { publisher: publisher.trim(), status: status.toUpperCase() } }); // want: migrated
  return data.content;
}
const tidy = (text: string) => text.trim().replace(/\s+/g, ' ');
export async function tidied(status: string) {
  const response = await fetch(`${base}/api/v1/series?status=${encodeURIComponent(tidy(status))}`); // want: migrated
  return (await response.json()).content;
}
