// fixture: profile=komga
// One person in two roles: a list of authors that is written in place.
import axios from 'axios';

const komga = axios.create({ baseURL: 'http://komga.local:25600/api/v1', paramsSerializer: { indexes: null } });

export async function byPerson(name) {
  // want: migrated
  const { data } = await komga.post(
    '/series/list',
    {
      condition: {
        anyOf: [
          { author: { operator: 'is', value: { name, role: 'writer' } } },
          { author: { operator: 'is', value: { name, role: 'penciller' } } },
        ],
      },
    },
    { params: { size: 4 } },
  );
  return data.content;
}
