import { komga } from '../komga.js';

export async function rename(id, name) {
  await komga.put(`api/v1/libraries/${id}`, { json: { name } }); // want: review not-retried
  return komga.get(`api/v1/libraries/${id}`).json(); // nope: another method
}
