import axios from 'axios';
import SERIES_PATH from './paths/series.ts';
import { API_GROUPS, API_SERIES, seriesBooks } from './paths/index.ts';

const komga = axios.create({ baseURL: process.env.KOMGA_URL });

export const firstPage = () => komga.get(API_SERIES, { params: { page: 0 } }); // want: review query-parameters
export const all = () => komga.get(SERIES_PATH); // want: review response-not-shown
export const one = (id: string) => komga.get(`${API_SERIES}/${id}`); // nope: one series
export const groups = () => komga.get(API_GROUPS); // want: review response-not-shown
export const volumes = (id: string) => komga.get(seriesBooks(id)); // want: review response-not-shown
