import type { Handle } from '@sveltejs/kit';

export const handle: Handle = async ({ event, resolve }) => {
  const key = event.cookies.get('key');
  if (key) {
    event.locals.reader = { headers: { 'X-API-Key': key }, name: key.slice(0, 4) };
  } else {
    event.locals.reader = null;
  }
  return resolve(event);
};
