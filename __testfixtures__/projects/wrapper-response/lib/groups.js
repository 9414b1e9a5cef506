import { request } from './request.js';

/** How many series start with each letter. */
export async function letters(signal) {
  const response = await request('api/v1/series/alphabetical-groups', { signal }); // want: review response-not-shown
  if (response.status === 401) return null;
  return Object.fromEntries((await response.json()).map(({ group, count }) => [group, count]));
}
