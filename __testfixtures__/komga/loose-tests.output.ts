// fixture: profile=komga
import axios from 'axios';

const base = process.env.BASE_URL;

/** A value that is a conditional expression, and tests that are joined. */
export const ofLibrary = (library: string) =>
  axios.post(`${base}/api/v1/series/list`, {
    condition: (library === 'all' ? undefined : library)
      ? { libraryId: { operator: 'is', value: library === 'all' ? undefined : library } }
      : undefined,
  }); // want: migrated

export const unread = (mine: boolean, admin: boolean, status?: string) =>
  axios.post(`${base}/api/v1/books/list`, {
    condition: (mine || admin) && status ? { readStatus: { operator: 'is', value: status } } : undefined,
  }); // want: migrated

export const search = async (words?: any) =>
  (
    await fetch(`${base}/api/v1/series/list?${new URLSearchParams({ size: '4' })}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ fullTextSearch: String(words) }),
    })
  ).json(); // want: migrated
