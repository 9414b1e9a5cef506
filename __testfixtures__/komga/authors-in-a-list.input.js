// fixture: profile=komga
// One person in two roles: a list of authors that is written in place.
import axios from 'axios';

const komga = axios.create({ baseURL: 'http://komga.local:25600/api/v1', paramsSerializer: { indexes: null } });

export async function byPerson(name) {
  // want: migrated
  const { data } = await komga.get('/series', { params: { author: [`${name},writer`, `${name},penciller`], size: 4 } });
  return data.content;
}
