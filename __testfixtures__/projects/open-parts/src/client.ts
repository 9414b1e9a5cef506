import axios from 'axios';
import got from 'got';

export const api = axios.create({ baseURL: `${process.env.KOMGA_URL}/api/v1` });
const client = got.extend({ prefixUrl: `${process.env.KOMGA_URL}/api/v1` });

export const names = (kind: string) => client(kind).json(); // want: manual open-end
