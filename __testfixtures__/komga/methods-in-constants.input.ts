// fixture: profile=komga
// What a function compares the method with stays as it is, also where the call passes that very constant.
enum Verb {
  Get = 'GET',
  Put = 'PUT',
  Patch = 'PATCH',
}
const PUT = 'PUT';

let dirty = 0;
const marks: string[] = [];

const send = async (verb: Verb, path: string, body?: object): Promise<number> => {
  switch (verb) {
    case Verb.Put:
      dirty++;
      break;
    case Verb.Patch:
      marks.push('partial');
  }
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(path, { method: verb, headers, body: JSON.stringify(body) })).status;
};

export const rename = (id: string, name: string) => send(Verb.Put, `/api/v1/libraries/${id}`, { name }); // want: manual method-decides

const write = async (path: string, options: RequestInit): Promise<number> => {
  if (options.method === PUT) dirty++;
  return (await fetch(path, options)).status;
};

export const move = (id: string, root: string) =>
  write(`/api/v1/libraries/${id}`, { method: PUT, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ root }) }); // want: manual method-decides

const store = async (path: string, { verb, data }: { verb: string; data: object }): Promise<number> => {
  const method = verb.toUpperCase();
  if (method === Verb.Put) marks.push(path);
  return (await fetch(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(data) })).status;
};

export const scan = (id: string) => store(`/api/v1/libraries/${id}`, { verb: Verb.Put, data: { scanOnStartup: true } }); // want: manual method-decides

// The same for either method.
const save = async (path: string, verb: Verb, body: object): Promise<number> => {
  const isWriting = verb !== Verb.Get;
  const init = isWriting ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } } : {};
  return (await fetch(path, { method: verb, ...init })).status;
};

export const label = (id: string, name: string) => save(`/api/v1/libraries/${id}`, Verb.Put, { name }); // want: migrated

export const counted = () => [dirty, marks];
