import createClient from 'openapi-fetch';

export const handle = async ({ event, resolve }: any) => {
  event.locals.komga = createClient<any>({ baseUrl: 'http://komga.local:25600', fetch: event.fetch });
  return resolve(event);
};
