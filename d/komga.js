import xior from 'xior';
import { joinURL } from 'ufo';
import { settings, config } from './settings';
const BASE = `${process.env.KOMGA}/api/v1`;
const VERSION = 'v1';
const base = () => `${process.env.KOMGA}/api/v1`;
const joined = (...parts) => parts.map((p) => p.replace(/^\/+|\/+$/g, '')).join('/');
export const api = xior.create({ baseURL: new URL('api/v1/', process.env.KOMGA).toString() });
export const g = () => api.get('/genres').then((r) => r.data);
