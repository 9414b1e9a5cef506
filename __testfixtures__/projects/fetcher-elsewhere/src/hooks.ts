// fixture: profile=komga
import useSWR from 'swr';
import { fetcher } from './http';

export const useSeries = (id: string) => useSWR(`series/${id}`, fetcher); // nope: not deprecated
