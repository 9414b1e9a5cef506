// fixture: profile=komga
const root = 'https://komga.example.com';

// A decorator sees what its method is called with.
function repeated(send: any, _context: ClassMethodDecoratorContext) {
  return async function (this: any, method: string, ...rest: any[]) {
    try {
      return await send.call(this, method, ...rest);
    } catch (error) {
      if (method !== 'GET') throw error;
      return send.call(this, method, ...rest);
    }
  };
}

export class Repeating {
  @repeated
  async send(method: string, path: string, body?: object): Promise<any> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(root + path, { method, headers, body: body && JSON.stringify(body) });
    return response.status === 204 ? undefined : response.json();
  }
  series = () => this.send('POST', '/api/v1/series/list?size=1', {}); // want: review method-tested
}

// One that only waits decides nothing.
let tail: Promise<unknown> = Promise.resolve();
function inTurn(send: any, _context: ClassMethodDecoratorContext) {
  return function (this: any, ...given: any[]) {
    const turn = tail.then(() => send.apply(this, given));
    tail = turn.catch(() => undefined);
    return turn;
  };
}

export class Waiting {
  @inTurn
  async send(method: string, path: string, body?: object): Promise<any> {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(root + path, { method, headers, body: body && JSON.stringify(body) });
    return response.status === 204 ? undefined : response.json();
  }
  books = () => this.send('POST', '/api/v1/books/list?size=1', {}); // want: migrated
  rename = (id: string, name: string) => this.send('PATCH', `/api/v1/libraries/${id}`, { name }); // want: migrated
}

// What a decorator does with the list is still done with it.
function first(read: any, _context: ClassMethodDecoratorContext) {
  return async function (this: any) {
    return (await read.call(this))[0];
  };
}

export class Lists {
  @first
  async genres(): Promise<any> {
    return (await fetch(`${root}/api/v2/genres?unpaged=true`)).json().then((page) => page.content); // want: migrated
  }
}

// Whoever gets the object of a request may look at its method.
type Next = (request: Request) => Promise<Response>;
function guarded(request: Request, next: Next) {
  if (request.method !== 'GET') request.headers.set('X-Guard', '1');
  return next(request);
}
const guardedSend = (request: Request) => guarded(request, fetch);
export const shelf = () => guardedSend(new Request(`${root}/api/v1/series?size=1`)); // want: manual method-decides
export async function drawer() {
  const request = new Request(`${root}/api/v1/books?size=1`); // want: manual method-decides
  return guardedSend(request);
}
