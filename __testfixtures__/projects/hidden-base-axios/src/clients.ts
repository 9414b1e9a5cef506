import axios from 'axios';
import ky from 'ky';

export const komga = axios.create({ baseURL: `${process.env.KOMGA_URL}/api/v1`, timeout: 10_000 });
export const origin = axios.create({ baseURL: process.env.KOMGA_URL });
export const kyKomga = ky.create({ prefixUrl: `${process.env.KOMGA_URL}/api/v1`, retry: 1 });
