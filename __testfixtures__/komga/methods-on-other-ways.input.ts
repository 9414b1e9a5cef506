// fixture: profile=komga
import { EventEmitter } from 'node:events';
import axios from 'axios';

const root = 'https://komga.example.com';
const json = { 'Content-Type': 'application/json' };

// One of two senders tests the method, and both send the same request.
const overFetch = (method: string, url: string, body: string) => fetch(url, { method, headers: json, body });
const overXhr = (method: string, url: string, body: string) => {
  const xhr = new XMLHttpRequest();
  xhr.open(method, url);
  if (method === 'PUT') xhr.setRequestHeader('Content-Type', 'application/json');
  xhr.send(body);
};
const send = 'fetch' in globalThis ? overFetch : overXhr;
export const rename = (id: string, name: string) => send('PUT', `${root}/api/v1/libraries/${id}`, JSON.stringify({ name })); // want: manual method-decides

// An interceptor hands the request to a method, where axios writes the method in lower case.
const writes = new Set(['post', 'put']);
class Interceptors {
  constructor(private readonly token: string) {}
  install(http: any) {
    http.interceptors.request.use((config: any) => this.onRequest(config));
  }
  private onRequest(config: any) {
    config.headers['x-csrf'] = writes.has(config.method) ? this.token : 'none';
    return config;
  }
}
const http = axios.create({ baseURL: root });
new Interceptors('t').install(http);
export const move = (id: string, to: string) => http.put(`/api/v1/libraries/${id}`, { root: to }); // want: manual method-decides

// A field has a text that begins with the method.
class Switchboard {
  private key = '';
  constructor(private readonly off: string[]) {}
  async send(method: string, path: string, body: object) {
    this.key = method + path;
    if (this.off.includes(this.key)) return undefined;
    return fetch(root + path, { method, headers: json, body: JSON.stringify(body) });
  }
}
const board = new Switchboard(['DELETE/nothing']);
export const scan = (id: string) => board.send('PUT', `/api/v1/libraries/${id}`, { scanCbx: true }); // want: manual method-decides

// A listener completes what is sent.
const bus = new EventEmitter();
bus.on('sending', (request: any) => {
  if (request.method === 'PUT') request.body = JSON.stringify(request.data);
});
async function emitted(method: string, path: string, data: object) {
  const request: any = { method, headers: json, data };
  bus.emit('sending', request);
  const { body } = request;
  return fetch(root + path, { method, headers: json, body });
}
export const watch = (id: string) => emitted('PUT', `/api/v1/libraries/${id}`, { scanOnStartup: true }); // want: manual method-decides

// One of another event does not.
bus.on('sent', (request: any) => {
  if (request.method === 'PUT') request.body = undefined;
});
async function told(method: string, path: string, body: object) {
  bus.emit('told', { method });
  return fetch(root + path, { method, headers: json, body: JSON.stringify(body) });
}
export const hash = (id: string) => told('PUT', `/api/v1/libraries/${id}`, { hashFiles: true }); // want: review used-beside
