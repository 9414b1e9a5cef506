import { fetchBaseQuery, type BaseQueryFn, type FetchArgs, type FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { RootState } from '@/store';

/** Repeats keys for arrays and leaves out what is not set. */
export function serialize(params: Record<string, unknown>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue;
    if (Array.isArray(value)) value.forEach((one) => search.append(key, String(one)));
    else search.append(key, String(value));
  }
  return search.toString();
}

const plain = fetchBaseQuery({ paramsSerializer: serialize, timeout: 20_000 });

/** The server is only known at run time, so the address is put in front here. */
export const komgaBaseQuery: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = (args, api, extra) => {
  const { server, apiKey } = (api.getState() as RootState).settings;
  const request = typeof args === 'string' ? { url: args } : args;
  return plain(
    { ...request, url: `${server}/api/v1/${request.url}`, headers: { ...request.headers, 'X-API-Key': apiKey } },
    api,
    extra,
  );
};
