import { request } from '$lib/api/client';
import { request as same } from '@/lib/api/client';
import { paths } from '~/lib/api/paths';

export const load = () => request('/publishers'); // want: manual base-holds-version
export const one = (id: string) => same(`/series/${id}`); // nope: one series
export const releases = () => fetch(paths.releases); // want: review response-not-shown
