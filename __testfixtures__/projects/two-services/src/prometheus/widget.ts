import { get } from './api.ts';

export const series = () => get<object[]>('/api/v1/series?match[]=up'); // nope: Prometheus; mention
export const query = () => get<object>('/api/v1/query?query=up'); // nope: another path
