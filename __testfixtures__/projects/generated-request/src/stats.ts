import { SeriesApi } from './api/series-api.js';

const api = new SeriesApi();

export const found = async (text: string) => (await api.getAllSeries(text)).data; // want: manual generated-client
