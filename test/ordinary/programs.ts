// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of code
/** Ordinary wrappers around a request, each combined with ordinary ways to write the address of the server. */

/** How a client names the address, and what its paths start with then. */
export const bases: Readonly<Record<string, { readonly code: string; readonly version: string }>> = {
  'the server alone': { code: 'const API = process.env.KOMGA_URL;', version: '/api/v1' },
  'with a default': {
    code: "const SERVER = process.env.KOMGA_URL ?? 'http://localhost:25600';\nconst API = `${SERVER}/api/v1`;",
    version: '',
  },
  'without the version': {
    code: "const SERVER = process.env.KOMGA_URL ?? 'http://localhost:25600';\nconst API = `${SERVER}/api`;",
    version: '/v1',
  },
  'a literal': { code: "const API = 'http://komga.local:25600/api/v1';", version: '' },
  'of a function': {
    code: 'function base() { return `${process.env.KOMGA_URL}/api/v1`; }\nconst API = base();',
    version: '',
  },
};

/** Functions `get<T>(path, params)` that send a request and return its body. */
export const wrappers: Readonly<Record<string, string>> = {
  'a template with a query': `async function get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const url = \`\${API}\${path}?\${new URLSearchParams(params)}\`;
  const response = await fetch(url, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(\`HTTP \${response.status}\`);
  return response.json();
}`,
  'a URL that is filled': `async function get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const url = new URL(API + path);
  Object.entries(params).forEach(([name, value]) => url.searchParams.set(name, value));
  return (await (await fetch(url.toString())).json()) as T;
}`,
  'a query if there is one': `async function get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const query = new URLSearchParams(params).toString();
  const url = query ? \`\${API}\${path}?\${query}\` : \`\${API}\${path}\`;
  return (await fetch(url)).json();
}`,
  'a request with options': `async function request<T>(path: string, { method = 'GET', body, params }: { method?: string; body?: unknown; params?: Record<string, string> } = {}): Promise<T> {
  const query = new URLSearchParams(params).toString();
  const response = await fetch(\`\${API}\${path}\${query ? \`?\${query}\` : ''}\`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return response.json();
}
const get = <T>(path: string, params?: Record<string, string>) => request<T>(path, { params });`,
  'an init that is merged': `async function request<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(\`\${API}\${path}\`, { ...init, headers: { 'X-API-Key': process.env.KEY ?? '', ...init.headers } });
  return response.json();
}
const get = <T>(path: string, params: Record<string, string> = {}) => request<T>(\`\${path}?\${new URLSearchParams(params)}\`);`,
  'a retry': `async function get<T>(path: string, params: Record<string, string> = {}, attempt = 0): Promise<T> {
  const url = \`\${API}\${path}?\${new URLSearchParams(params)}\`;
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(String(response.status));
    return await response.json();
  } catch (error) {
    if (attempt >= 3) throw error;
    await new Promise((done) => setTimeout(done, 200 * 2 ** attempt));
    return get<T>(path, params, attempt + 1);
  }
}`,
  'a client of axios': `import axios from 'axios';
const client = axios.create({ baseURL: API, timeout: 5000 });
async function get<T>(path: string, params?: Record<string, string>): Promise<T> {
  const { data } = await client.get<T>(path, { params });
  return data;
}`,
  'options that are handed on': `import axios from 'axios';
const client = axios.create({ baseURL: API });
async function request<T>(method: string, url: string, options: { params?: Record<string, string>; data?: unknown } = {}): Promise<T> {
  return (await client.request<T>({ method, url, ...options })).data;
}
const get = <T>(path: string, params?: Record<string, string>) => request<T>('GET', path, { params });`,
  'a class': `class Client {
  constructor(private readonly base: string, private readonly key: string) {}
  async get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
    const url = new URL(\`\${this.base}\${path}\`);
    for (const [name, value] of Object.entries(params)) url.searchParams.append(name, value);
    const response = await fetch(url, { headers: { 'X-API-Key': this.key } });
    return response.json() as Promise<T>;
  }
}
const client = new Client(API as string, process.env.KEY ?? '');
const get = <T>(path: string, params?: Record<string, string>) => client.get<T>(path, params);`,
  'a slash that is taken away': `import ky from 'ky';
const api = ky.extend({ prefixUrl: API, hooks: { beforeRequest: [(request) => { request.headers.set('X-API-Key', process.env.KEY ?? ''); }] } });
const get = <T>(path: string, searchParams?: Record<string, string>) => api(path.replace(/^\\//, ''), { searchParams }).json<T>();`,
  'a queue': `const waiting: (() => void)[] = [];
let active = 0;
function limit<T>(job: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const start = () => { active++; job().then(resolve, reject).finally(() => { active--; waiting.shift()?.(); }); };
    if (active < 4) start(); else waiting.push(start);
  });
}
const get = <T>(path: string, params: Record<string, string> = {}): Promise<T> => limit(async () => (await fetch(\`\${API}\${path}?\${new URLSearchParams(params)}\`)).json());`,
  'a result object': `type Result<T> = { ok: true; data: T } | { ok: false; error: string };
async function call<T>(path: string, params: Record<string, string> = {}): Promise<Result<T>> {
  const response = await fetch(\`\${API}\${path}?\${new URLSearchParams(params)}\`);
  return response.ok ? { ok: true, data: await response.json() } : { ok: false, error: response.statusText };
}
async function get<T>(path: string, params?: Record<string, string>): Promise<T> {
  const result = await call<T>(path, params);
  if (!result.ok) throw new Error(result.error);
  return result.data;
}`,
  'a cache by URL': `const kept = new Map<string, unknown>();
async function get<T>(path: string, params: Record<string, string> = {}): Promise<T> {
  const url = \`\${API}\${path}?\${new URLSearchParams(params)}\`;
  if (kept.has(url)) return kept.get(url) as T;
  const data = (await (await fetch(url)).json()) as T;
  kept.set(url, data);
  return data;
}`,
};

/** Calls of six deprecated operations, and one of another. */
const calls = (version: string) => `
export const genres = () => get<string[]>('${version}/genres');
export const bookTags = (id: string) => get<string[]>('${version}/tags/book', { series_id: id });
export const series = (page: number) => get<{ content: object[] }>('${version}/series', { page: String(page), size: '20' });
export const inLibrary = (id: string) => get<{ content: object[] }>('${version}/series', { library_id: id });
export const books = async (id: string) => (await get<{ content: object[] }>(\`${version}/series/\${id}/books\`, { unpaged: 'true' })).content;
export const found = (text: string) => get<{ content: object[] }>('${version}/books', { search: text });
export const libraries = () => get<{ id: string }[]>('${version}/libraries');
`;

/** A client with such a wrapper and address. */
export function program(wrapper: string, base: string): string {
  const { code = '', version = '' } = bases[base] ?? {};
  const lines = (wrappers[wrapper] ?? '').split('\n');
  const isImport = (line: string) => line.startsWith('import');
  const [imports, others] = [lines.filter(isImport), lines.filter((line) => !isImport(line))];
  return `${[...imports, code, ...others].join('\n')}\n${calls(version)}`;
}
