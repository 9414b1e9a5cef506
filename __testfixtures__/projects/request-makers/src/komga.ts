import { execute, GET } from './http';

const base = 'https://komga.example.com';
const headers = { 'X-API-Key': 'k' };

// What `GET` returns is sent by another function: `POST` makes the new request
export async function firstUnread(id: string) {
  const response = await execute(GET(`${base}/api/v1/series/${id}/books?read_status=UNREAD&size=1`, headers)); // want: migrated
  return (await response.json()).content[0];
}

export async function genres(): Promise<string[]> {
  const response = await execute(GET(`${base}/api/v1/genres`, headers)); // want: migrated
  return response.json();
}

export async function one(id: string) {
  const response = await execute(GET(`${base}/api/v1/series/${id}`, headers)); // nope: one series
  return response.json();
}

// Nothing here sends it
export const popular = (page: number) => GET(`${base}/api/v1/series?page=${page}`, headers); // want: manual declared
