import { api } from './client';

export const load = async (kind: string) => (await api.get(kind)).data; // want: manual open-end
