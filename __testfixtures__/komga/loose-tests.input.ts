// fixture: profile=komga
import axios from 'axios';

const base = process.env.BASE_URL;

/** A value that is a conditional expression, and tests that are joined. */
export const ofLibrary = (library: string) =>
  axios.get(`${base}/api/v1/series`, { params: { library_id: library === 'all' ? undefined : library } }); // want: migrated

export const unread = (mine: boolean, admin: boolean, status?: string) =>
  axios.get(`${base}/api/v1/books`, { params: { ...(mine || admin ? { read_status: status } : {}) } }); // want: migrated

export const search = async (words?: any) =>
  (await fetch(`${base}/api/v1/series?${new URLSearchParams({ search: words, size: '4' })}`)).json(); // want: migrated
