// fixture: profile=komga
// The content type of a body is set on the request, beside it or not
import { request as open } from 'node:http';

const komga = 'komga.lan';

function joined(request: ReturnType<typeof open>): Promise<any> {
  return new Promise((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.on('data', (part) => (text += part));
      response.on('end', () => resolve(JSON.parse(text)));
    });
  });
}

function send(method: string, path: string, body?: object) {
  const request = open({ host: komga, path, method });
  request.setHeader('Accept', 'application/json');
  if (body !== undefined) {
    request.setHeader('Content-Type', 'application/json; charset=utf-8');
    request.write(JSON.stringify(body));
  }
  request.end();
  return joined(request);
}

export const unread = () =>
  send('POST', '/api/v1/books/list?size=1', { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } }); // want: migrated

function plain(method: string, path: string, body?: object) {
  const request = open({ host: komga, path, method });
  request.setHeader('Content-Type', 'text/plain');
  if (body) request.write(JSON.stringify(body));
  request.end();
  return joined(request);
}

export const asText = () => plain('GET', '/api/v1/books?read_status=READ&size=1'); // want: manual body-written

function chosen(method: string, path: string, body?: object) {
  const request = open({ host: komga, path, method });
  if (process.env.TYPED) request.setHeader('Content-Type', 'application/json');
  if (body) request.write(JSON.stringify(body));
  request.end();
  return joined(request);
}

export const asChosen = () => chosen('GET', '/api/v1/books?read_status=IN_PROGRESS&size=1'); // want: manual body-written

function listed(method: string, path: string, headers: Record<string, string>, body?: object) {
  const request = open({ host: komga, path, method });
  request.setHeader('Content-Type', 'application/json');
  for (const name of Object.keys(headers)) request.setHeader(name, headers[name] as string);
  if (body) request.write(JSON.stringify(body));
  request.end();
  return joined(request);
}

export const asListed = (headers: Record<string, string>) =>
  listed('GET', '/api/v1/books?read_status=UNREAD&size=2', headers); // want: manual body-written
