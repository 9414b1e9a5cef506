import { ask } from './endpoint.ts';

export const load = (host: string) => ask(`/query?query=node_load1{instance="${host}"}`); // nope: another path
export const day = (host: string, now: number) => ask(`/query_range?query=node_load1{instance="${host}"}&start=${now - 86400}&end=${now}&step=300`); // nope: another path
export const labels = () => ask('/labels'); // nope: another path
