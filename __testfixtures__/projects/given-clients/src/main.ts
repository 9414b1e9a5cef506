import axios from 'axios';
import got from 'got';
import { booksOf, Reader, tagsOf } from './reader.js';

const api = axios.create({ baseURL: `${process.env.KOMGA_URL}/api/v1/` });
const shop = axios.create({ baseURL: 'https://shop.example.com/api/' });

export function open(url: string): Reader {
  return new Reader(got.extend({ prefixUrl: new URL('api/v1/', url), retry: { limit: 3 } }));
}

const reader = open(process.env.KOMGA_URL as string);
console.log(await reader.unread('0A1'), await tagsOf(api), await booksOf(api), await booksOf(shop));
