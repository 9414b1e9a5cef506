import { api, loadJson, sendJson } from './api';

interface Page {
  content: { id: string }[];
}

export const ended = () => api<Page>('/series?status=ENDED'); // want: migrated
export const rename = (id: string, title: string) => sendJson('PATCH', `/books/${id}/metadata`, { title });
export const unread = () => loadJson<Page>('/books?read_status=UNREAD'); // want: review wrapper-grown
