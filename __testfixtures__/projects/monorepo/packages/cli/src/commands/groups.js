import { komga } from '../komga.js';

export default async function groups() {
  const list = await komga.get('api/v1/series/alphabetical-groups').json(); // want: review response-not-shown
  return Object.fromEntries(list.map(({ group, count }) => [group, count]));
}
