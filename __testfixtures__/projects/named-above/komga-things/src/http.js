import axios from 'axios';

export const komga = axios.create({ baseURL: `${import.meta.env.VITE_KOMGA_URL ?? ''}/api/v1` });

export const stats = axios.create({ baseURL: import.meta.env.VITE_STATS_URL ?? 'http://localhost:4100/api/v1' });
