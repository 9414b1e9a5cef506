import { bridge } from './native';

// The code does not show what the bridge does: the configuration says what these functions send.
export const http = {
  get: (url: string) => bridge.run('GET', url, undefined),
  post: (url: string, body: unknown) => bridge.run('POST', url, body),
};

// The code shows that this one sends PUT requests, whatever the configuration says.
export const known = (url: string) => fetch(url, { method: 'PUT' }).then((response) => response.json());
