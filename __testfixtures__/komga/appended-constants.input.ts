// fixture: profile=komga
// A filter that is a constant is appended to the URL of one call; what is left without a text to add goes.
import axios from 'axios';

const READ = 'READ';
export async function joined() {
  let url = `${process.env.KOMGA_URL}/api/v1/books?size=10`;
  url += '&read_status=' + READ;
  url += '&sort=createdDate,desc';
  return fetch(url); // want: migrated
}

const komga = axios.create({ baseURL: process.env.KOMGA_URL });
const UNREAD = 'UNREAD';
export async function inTemplate(library?: string) {
  let url = '/api/v1/series?size=10';
  url += `&read_status=${UNREAD}`;
  if (library) url += '&library_id=' + library;
  return (await komga.get(url)).data.content; // want: migrated
}

export const literal = () => komga.get('/api/v1/books' + '?' + 'tag=comic'); // want: migrated
