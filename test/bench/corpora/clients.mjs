import { camel, capital, indent, pascal, Vocabulary } from './vocabulary.mjs';

/** Deprecated operations: a path with what stands for its parameter, a name, and what the response is read as. */
const lists = [
  ['/genres', 'Genres'],
  ['/languages', 'Languages'],
  ['/publishers', 'Publishers'],
  ['/age-ratings', 'AgeRatings'],
  ['/sharing-labels', 'SharingLabels'],
  ['/tags', 'Tags'],
  ['/tags/book', 'BookTags'],
  ['/tags/series', 'SeriesTags'],
  ['/authors/names', 'AuthorNames'],
  ['/authors/roles', 'AuthorRoles'],
  ['/series/release-dates', 'ReleaseDates'],
];
const searches = [
  ['/books', 'Books', ['size=20', 'page=0&size=50', 'unpaged=true', '']],
  ['/series', 'Series', ['size=20', 'sort=metadata.titleSort,asc', 'unpaged=true', '']],
  ['/alphabetical-groups', 'Groups', ['']],
];
/** Operations that stay as they are. */
const live = [
  ['/libraries', 'Libraries'],
  ['/books/latest', 'LatestBooks'],
  ['/series/new', 'NewSeries'],
  ['/users/me', 'CurrentUser'],
  ['/collections', 'Collections'],
  ['/readlists', 'ReadLists'],
  ['/settings', 'ServerSettings'],
];

/** Writes the files of clients: as many call styles as programs have, around ordinary code. */
export class Clients {
  constructor(random, modules) {
    this.random = random;
    this.modules = modules;
    this.vocabulary = new Vocabulary(random);
  }

  /** A file that sends requests itself. */
  direct(name) {
    const { random } = this;
    const style = random.pick([fetched, axiosInstance, kyInstance, fetchedWithBase, axiosPlain]);
    const { imports, head, call } = style(random);
    return this.#file(name, { imports, head, call });
  }

  /** A file that calls a function of its code base, imported `from` somewhere: `{ name, from, call }`. */
  through(name, wrapper) {
    const { call, importing } = wrapper;
    return this.#file(name, { imports: importing, head: '', call });
  }

  /** A class whose methods send through one method of its own. */
  withClass(name) {
    const { random } = this;
    const own = pascal(this.vocabulary.noun(), name, 'Api');
    const methods = this.#operations(random.int(3, 8)).map(([path, operation, query], index) => {
      const target = query ? `${path}?${query}` : path;
      return `${this.vocabulary.comment()}load${operation}${index}() {\n  return this.load('${target}');\n}`;
    });
    const load = [
      'private async load(path: string) {',
      "  const response = await fetch(`${this.base}/api/v1${path}`, { headers: { accept: 'application/json', ...this.headers } });",
      '  if (!response.ok) throw new Error(`${response.status} ${path}`);',
      '  return response.json();',
      '}',
    ].join('\n');
    const head =
      'constructor(\n  private readonly base: string,\n  private readonly headers: Record<string, string> = {},\n) {}';
    return `export class ${own} {\n${indent([head, load, ...methods].join('\n\n'))}\n}\n`;
  }

  #file(name, { imports, head, call }) {
    const { random, vocabulary, modules } = this;
    const body = this.#operations(random.int(2, 8)).map(([path, operation, query], index) => {
      const own = camel(random.pick(['load', 'fetch', 'list', 'read']), operation, capital(name), String(index));
      return vocabulary.comment() + functionWith(random, own, (arrow) => call(path, query, arrow));
    });
    const helpers = random.times(random.int(0, 2), (index) => modules.functions(`${name}${index}`, []).text);
    return `${[imports, head, ...body, ...helpers].filter(Boolean).join('\n\n')}\n`;
  }

  /** Deprecated ones and some that are not. */
  #operations(count) {
    const { random } = this;
    return random.times(count, () => {
      if (random.chance(0.2)) return [...random.pick(live), ''];
      if (random.chance(0.6)) return [...random.pick(lists), random.chance(0.2) ? 'library_id=main' : ''];
      const [path, name, queries] = random.pick(searches);
      return [path, name, random.pick(queries)];
    });
  }
}

/** A function around a call, in one of the ways that people write one. */
function functionWith(random, name, call) {
  const kind = random.int(0, 3);
  if (kind === 0) return `export const ${name} = () => ${call()};`;
  if (kind === 1) return `export async function ${name}() {\n  const result = await ${call()};\n  return result;\n}`;
  if (kind === 2)
    return `export async function ${name}(onError: (reason: unknown) => void) {\n  try {\n    return await ${call()};\n  } catch (reason) {\n    onError(reason);\n    return undefined;\n  }\n}`;
  return `export function ${name}() {\n  return ${call()};\n}`;
}

const withQuery = (path, query) => (query ? `${path}?${query}` : path);

function fetched() {
  return {
    imports: '',
    head: '',
    call: (path, query) => `fetch('/api/v1${withQuery(path, query)}').then((response) => response.json())`,
  };
}

function fetchedWithBase(random) {
  const base = random.pick(['import.meta.env.VITE_SERVER', 'process.env.KOMGA_URL', "'http://localhost:25600'"]);
  return {
    imports: '',
    head: `const base = ${base};`,
    call: (path, query) =>
      `fetch(\`\${base}/api/v1${withQuery(path, query)}\`, { credentials: 'include' }).then((response) => response.json())`,
  };
}

function axiosInstance() {
  return {
    imports: "import axios from 'axios';",
    head: "const http = axios.create({ baseURL: '/api/v1', timeout: 10_000 });",
    call: (path, query) => `http.get('${withQuery(path, query)}').then(({ data }) => data)`,
  };
}

function axiosPlain() {
  return {
    imports: "import axios from 'axios';",
    head: '',
    call: (path, query) => {
      const params = Object.fromEntries(new URLSearchParams(query));
      const options = query ? `, { params: ${JSON.stringify(params)} }` : '';
      return `axios.get('/api/v1${path}'${options}).then((response) => response.data)`;
    },
  };
}

function kyInstance() {
  return {
    imports: "import ky from 'ky';",
    head: "const api = ky.create({ prefixUrl: '/api/v1' });",
    call: (path, query) => `api.get('${withQuery(path, query).slice(1)}').json()`,
  };
}
