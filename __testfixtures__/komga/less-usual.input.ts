// fixture: profile=komga
import { type HttpClient, httpResource } from '@angular/common/http';
import axios, { type AxiosResponse } from 'axios';

export class Shelf {
  // want: migrated
  books = httpResource<{ content: object[] }>(() => '/komga/api/v1/books?library_id=1');

  constructor(private http: HttpClient) {}

  load(fill: (names: string[]) => void) {
    // want: migrated
    this.http.get<string[]>('/komga/api/v1/tags', { observe: 'response' }).subscribe((response) => fill(response.body ?? []));
    // want: migrated
    this.http.get<string[]>('/komga/api/v1/genres', { observe: 'response' }).subscribe({
      next: (response) => fill(response.body ?? []),
    });
  }
}

export const tags = () =>
  fetch('/komga/api/v1/tags') // want: migrated
    .then((response) => {
      if (!response.ok) return Promise.reject(new Error('no tags'));
      return response;
    })
    .then((response) => response.json());

export async function both() {
  const [labels, publishers]: [AxiosResponse<string[]>, AxiosResponse<string[]>] = await Promise.all([
    axios.get('/komga/api/v1/sharing-labels'), // want: migrated
    axios.get('/komga/api/v1/publishers'), // want: migrated
  ]);
  return [labels.data, publishers.data];
}

const first = 0;

export async function all() {
  // want: migrated
  const responses = await Promise.all([fetch('/komga/api/v1/languages')]);
  return await responses[first].json();
}

// The loop leaves out the header that a body needs.
export function send(given: Record<string, string>, done: (page: unknown) => void) {
  const headers = { 'Content-Type': 'application/json', ...given };
  const request = new XMLHttpRequest();
  request.open('GET', '/komga/api/v1/books?library_id=1'); // want: migrated
  for (const name of Object.keys(headers)) if (name !== 'Content-Type') request.setRequestHeader(name, headers[name]);
  request.onload = () => done(JSON.parse(request.responseText));
  request.send();
}

interface Settings {
  verb?: string;
  payload?: object;
}

interface Client {
  request(path: string, settings?: Settings): Promise<unknown>;
}

export const found = (client: Client) => client.request('/komga/api/v1/books?library_id=1'); // want: review
