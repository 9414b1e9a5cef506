// fixture: profile=komga
// An API whose base query is a function: it passes on what it is given, and may do so again after it has signed in.
import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import axios, { type AxiosRequestConfig } from 'axios';

interface Page<T> {
  content: T[];
}

interface State {
  session: { server: string; token: string };
}

const rawQuery = (baseUrl: string, token: string) =>
  fetchBaseQuery({
    baseUrl,
    prepareHeaders: (headers) => {
      headers.set('Authorization', `Basic ${token}`);
      return headers;
    },
  });

const withSession: BaseQueryFn<string | FetchArgs> = async (args, api, extra) => {
  const { server, token } = (api.getState() as State).session;
  let result = await rawQuery(`${server}/api/v1`, token)(args, api, extra);
  if (result.error?.status === 401) {
    await rawQuery(server, '')('/login', api, extra);
    result = await rawQuery(`${server}/api/v1`, token)(args, api, extra);
  }
  return result;
};

export const komga = createApi({
  baseQuery: withSession,
  endpoints: (build) => ({
    series: build.query<Page<{ id: string }>, number>({
      query: (page) => ({ url: 'series/list', params: { page, size: 40 }, method: 'POST', body: {} }), // want: migrated
    }),
    genres: build.query<string[], void>({
      query: () => '../v2/genres?unpaged=true',
      transformResponse: (page: Page<string>) => page.content,
    }), // want: migrated
    latest: build.query<Page<{ id: string }>, void>({ query: () => 'books/latest' }), // nope: a live list
  }),
});

const otherQuery: BaseQueryFn<string | FetchArgs> = (args, api, extra) =>
  fetchBaseQuery({ baseUrl: 'https://shop.example.com/api/v1' })(args, api, extra);

export const shop = createApi({
  baseQuery: otherQuery,
  endpoints: (build) => ({
    series: build.query<object, void>({ query: () => 'series' }), // nope: another service
  }),
});

const axiosQuery =
  ({ baseUrl }: { baseUrl: string }): BaseQueryFn<{ url: string; method?: string; data?: unknown; params?: AxiosRequestConfig['params'] }> =>
  async ({ url, method, data, params }) => {
    try {
      const result = await axios({ url: baseUrl + url, method, data, params });
      return { data: result.data };
    } catch (error) {
      return { error: String(error) };
    }
  };

export const byAxios = createApi({
  baseQuery: axiosQuery({ baseUrl: `${process.env.KOMGA_URL}/api/v1` }),
  endpoints: (build) => ({
    series: build.query<Page<{ id: string }>, number>({ // want: migrated
      query: (page) => ({ url: '/series/list', method: 'post', params: { page, size: 40 }, data: {} }),
    }),
    save: build.mutation<void, { id: string; body: object }>({ // want: migrated
      query: ({ id, body }) => ({ url: `/libraries/${id}`, method: 'PATCH', data: body }),
    }),
    genres: build.query<string[], void>({ query: () => ({ url: '/genres', method: 'get' }) }), // want: manual
  }),
});
