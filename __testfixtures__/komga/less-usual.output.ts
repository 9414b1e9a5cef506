// fixture: profile=komga
import { type HttpClient, httpResource } from '@angular/common/http';
import axios, { type AxiosResponse } from 'axios';

export class Shelf {
  // want: migrated
  books = httpResource<{ content: object[] }>(() => ({
    url: '/komga/api/v1/books/list',
    method: 'POST',
    body: { condition: { libraryId: { operator: 'is', value: '1' } } },
  }));

  constructor(private http: HttpClient) {}

  load(fill: (names: string[]) => void) {
    // want: migrated
    this.http.get<{ content: string[] }>('/komga/api/v2/tags?unpaged=true', { observe: 'response' }).subscribe((response) => fill(response.body?.content ?? []));
    // want: migrated
    this.http.get<{ content: string[] }>('/komga/api/v2/genres?unpaged=true', { observe: 'response' }).subscribe({
      next: (response) => fill(response.body?.content ?? []),
    });
  }
}

export const tags = () =>
  fetch('/komga/api/v2/tags?unpaged=true') // want: migrated
    .then((response) => {
      if (!response.ok) return Promise.reject(new Error('no tags'));
      return response;
    })
    .then((response) => response.json())
    .then((page) => page.content);

export async function both() {
  const [labels, publishers]: [AxiosResponse<{ content: string[] }>, AxiosResponse<{ content: string[] }>] = await Promise.all([
    axios.get('/komga/api/v2/sharing-labels?unpaged=true'), // want: migrated
    axios.get('/komga/api/v2/publishers?unpaged=true'), // want: migrated
  ]);
  return [labels.data.content, publishers.data.content];
}

const first = 0;

export async function all() {
  // want: migrated
  const responses = await Promise.all([fetch('/komga/api/v2/languages?unpaged=true')]);
  return (await responses[first].json()).content;
}

// The loop leaves out the header that a body needs.
export function send(given: Record<string, string>, done: (page: unknown) => void) {
  const headers = { 'Content-Type': 'application/json', ...given };
  const request = new XMLHttpRequest();
  request.open('POST', '/komga/api/v1/books/list'); // want: migrated
  for (const name of Object.keys(headers)) if (name !== 'Content-Type') request.setRequestHeader(name, headers[name]);
  request.onload = () => done(JSON.parse(request.responseText));
  request.setRequestHeader('Content-Type', 'application/json');
  request.send(JSON.stringify({ condition: { libraryId: { operator: 'is', value: '1' } } }));
}

interface Settings {
  verb?: string;
  payload?: object;
}

interface Client {
  request(path: string, settings?: Settings): Promise<unknown>;
}

export const found = (client: Client) => client.request('/komga/api/v1/books/list', {
  verb: 'POST',
  payload: { condition: { libraryId: { operator: 'is', value: '1' } } },
}); // want: review
