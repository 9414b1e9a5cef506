// fixture: profile=komga
// Objects with methods that a function replaces by names that it computes: what replaces them sees each method and path.
const origin = 'https://komga.example.com';

async function send(method: string, path: string, body?: object): Promise<number> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(origin + path, { method, headers, body: JSON.stringify(body) });
  return response.status;
}

const spied = {
  request: (method: string, path: string, body?: object) => send(method, path, body),
  rename(id: string, name: string) {
    return this.request('PUT', `/api/v1/libraries/${id}`, { name }); // want: manual overridden
  },
};

const observed = {
  request: (method: string, path: string, body?: object) => send(method, path, body),
  rename(id: string, name: string) {
    return this.request('PUT', `/api/v1/libraries/${id}`, { name }); // want: manual overridden
  },
};

class Client {
  request(method: string, path: string, body?: object) {
    return send(method, path, body);
  }
  rename(id: string, name: string) {
    return this.request('PUT', `/api/v1/libraries/${id}`, { name }); // want: manual overridden
  }
}

// Another member is replaced.
const named = {
  request: (method: string, path: string, body?: object) => send(method, path, body),
  log: (text: string) => text,
  rename(id: string, name: string) {
    return this.request('PUT', `/api/v1/libraries/${id}`, { name }); // want: migrated
  },
};

// Each method stays what it is.
const bound: Record<string, (method: string, path: string, body?: object) => Promise<number>> = {
  request: (method: string, path: string, body?: object) => send(method, path, body),
};
for (const name of Object.keys(bound)) bound[name] = bound[name].bind(bound);

export const describe = (id: string, name: string) => bound.request('PUT', `/api/v1/libraries/${id}`, { name }); // want: migrated

export const sent: unknown[][] = [];

function spyOn<T extends object, K extends keyof T>(target: T, name: K) {
  const original = target[name] as any;
  target[name] = function (this: T, ...given: unknown[]) {
    sent.push(given);
    return original.apply(this, given);
  } as any;
}

function observe(owner: any, name: string) {
  const before = owner[name];
  Object.defineProperty(owner, name, {
    get: () => (method: string, path: string, body: object) => {
      sent.push([method, path]);
      return before(method, path, body);
    },
  });
}

function retrying(prototype: any, name: string) {
  const { value: original } = Object.getOwnPropertyDescriptor(prototype, name) as PropertyDescriptor;
  prototype[name] = function (method: string, ...given: unknown[]) {
    return original.call(this, method, ...given).catch((error: unknown) => {
      if (method === 'PATCH') throw error;
      return original.call(this, method, ...given);
    });
  };
}

spyOn(spied, 'request');
spyOn(named, 'log');
observe(observed, 'request');
retrying(Client.prototype, 'request');

export { Client, named, observed, spied };
