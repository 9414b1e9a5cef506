import { api } from './index';

export const genres = async () => (await api.genres()).length;
