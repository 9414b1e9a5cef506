import { ask } from './endpoint.ts';

export const hosts = () => ask('/series?match[]=node_uname_info'); // nope: time series
export const names = () => ask('/series'); // nope: time series
export const tags = () => ask('/tags'); // nope: time series
