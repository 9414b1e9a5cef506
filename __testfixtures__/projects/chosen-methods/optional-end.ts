// The path may end before its id, which a PUT never does.
const json = { 'Content-Type': 'application/json' };

const send = (method: string, id = '', body?: object) =>
  fetch(`${process.env.SERVER}/api/v1/libraries${id && '/' + id}`, { method, headers: json, body: JSON.stringify(body ?? {}) });

export const rename = (id: string, name: string) => send('PUT', id, { name }); // want: manual several-operations
export const list = () => send('GET'); // nope: not deprecated
