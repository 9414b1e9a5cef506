// fixture: profile=komga
import { readSettings } from './settings.js';

class Komga {
  constructor({ url, key }) {
    this.url = url;
    this.key = key;
  }

  // Relative paths may start with a slash or not.
  async send(method, path, { params = {}, body, version = 1 } = {}) {
    const address = [this.url, `api/v${version}`, path]
      .map((part, index) => (index > 0 ? part.replace(/^\/+/, '') : part))
      .join('/');
    const response = await fetch(`${address}?${new URLSearchParams(params)}`, { // want: manual open-end
      method,
      headers: { 'X-API-Key': this.key, 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    return response.json();
  }

  get(path, params, extra) {
    return this.send('GET', path, { params, ...extra });
  }
}

// What sends a request is a parameter, and the function is chosen by its name.
async function languages(komga, { library }) {
  return (await komga.get('/languages', { library_id: library, unpaged: true }, { version: 2 })).content.length; // want: migrated
}

async function labels(server, { library }) {
  const all = (
    await server.send('GET', 'sharing-labels', { params: { library_id: library, unpaged: true }, version: 2 })
  ).content; // want: migrated
  return all.filter(Boolean).length;
}

const unread = async ({ komga, page }) => {
  const { totalElements } = await komga.send('POST', 'books/list', {
    params: { page },
    body: { condition: { readStatus: { operator: 'is', value: 'UNREAD' } } },
  }); // want: migrated
  return totalElements;
};

function me(komga) {
  return komga.get('users/me', {}, { version: 2 }); // nope: not deprecated
}

async function publishers(komga) {
  return (await komga.get('publishers', { unpaged: true }, { version: 2 })).content.join(); // want: migrated
}

const jobs = { languages, me, counted: labels };

export async function run(names) {
  const komga = new Komga(readSettings());
  for (const name of names) console.log(name, await jobs[name](komga, { library: 'a' }));
  await unread({ komga, page: 1 });
  for (const job of [publishers]) await job(komga);
}

// Two kinds of clients: what is sent depends on the call.
class Diary {
  get(path) {
    return readSettings().pages[path];
  }
}

function everything(source) {
  return source.get('books'); // nope: it may be another client
}

export const both = () => [everything(new Komga(readSettings())), everything(new Diary())];
