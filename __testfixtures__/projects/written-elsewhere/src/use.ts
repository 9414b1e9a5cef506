import { Merged, Prefixed, Replaced, Settled } from './client.ts';

const api = new Prefixed();
export const modern = () => {
  api.prefix = '/api/v2';
  return api.genres();
};

export const merged = () => [new Merged(), new Merged({ prefix: '/api/v2' })];
export const settled = () => [new Settled(), new Settled({ timeout: 20 })];

const { request } = Replaced.prototype;
Replaced.prototype.request = async function (path) {
  return { data: await request.call(this, path) };
};
