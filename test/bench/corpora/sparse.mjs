import { Clients } from './clients.mjs';
import { Modules } from './modules.mjs';
import { letters, packageOf } from './packages.mjs';

/** With every module and barrel: a bit more than 10,000 files. */
const mostPackages = 48;
const modulesEach = 188;
const clientsEach = [12, 13];

/** A monorepo of which a small part are clients, each package with constants, a wrapper and a barrel of its own. */
export function* sparse(random, { scale = 1 } = {}) {
  const count = Math.max(3, Math.round(mostPackages * scale));
  const outside = [];
  yield ['package.json', json({ name: 'acme', private: true, workspaces: ['packages/*'] })];
  yield ['tsconfig.json', json({ compilerOptions: { baseUrl: '.', paths: { '@acme/*': ['packages/*/src'] } } })];
  for (let index = 0; index < count; index++) {
    const own = random.fork(`package ${index}`);
    const name = `${own.pick(['web', 'core', 'ui', 'tool', 'app', 'lib'])}-${letters(String(index))}`;
    const modules = new Modules(own);
    const { files, exports } = packageOf(name, { random: own, modules, outside, moduleCount: modulesEach });
    outside.push(...own.some(exports, 8));
    const clients = index % 3 === 0 ? clientFiles(own, modules, clientsEach[(index / 3) % 2]) : [];
    for (const [path, text] of [...manifests(name), ...files, ...clients]) yield [`packages/${name}/${path}`, text];
  }
}

function manifests(name) {
  const compilerOptions = { baseUrl: '.', paths: { '@/*': ['./src/*'], '@acme/*': ['../*/src'] }, jsx: 'preserve' };
  return [
    ['package.json', json({ name: `@acme/${name}`, version: '1.0.0', main: 'src/index.ts' })],
    ['tsconfig.json', json({ compilerOptions, include: ['src'] })],
  ];
}

function clientFiles(random, modules, count) {
  const clients = new Clients(random, modules);
  const wrappers = [
    { call: getJson, importing: "import { getJson } from '@/catalogue';" },
    { call: getJson, importing: "import { getJson } from './transport';" },
    { call: byTemplate, importing: "import { api, requestJson } from '@/catalogue/transport';" },
    { call: byMember, importing: "import { catalogue } from '.';" },
  ];
  const files = random.times(count, (index) => {
    const name = `client${letters(String(index))}`;
    const kind = random.next();
    const text =
      kind < 0.35
        ? clients.direct(name)
        : kind < 0.5
          ? clients.withClass(name)
          : clients.through(name, random.pick(wrappers));
    return [`src/catalogue/${name}.ts`, text];
  });
  const names = files.map(([path]) => path.slice('src/catalogue/'.length, -'.ts'.length));
  const barrel = ['transport', 'address', ...names].map((name) => `export * from './${name}';\n`).join('');
  return [...files, ['src/catalogue/index.ts', barrel], ...plumbing];
}

const target = (path, query) => (query ? `${path}?${query}` : path);
const getJson = (path, query) => `getJson('${target(path, query)}')`;
const byTemplate = (path, query) => `requestJson(\`\${api}${target(path, query)}\`, { method: 'GET' })`;
const byMember = (path, query) => `catalogue.get('${target(path, query)}')`;

/** The way of a package's clients to their server, over two files. */
const plumbing = [
  ['src/catalogue/address.ts', "export const version = 'v1';\n\nexport const api = `/api/${version}`;\n"],
  [
    'src/catalogue/transport.ts',
    `import { api } from './address';

export { api };

export interface RequestOptions {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
}

export class RequestFailed extends Error {
  constructor(readonly status: number, readonly url: string) {
    super(\`\${url} failed with \${status}\`);
  }
}

export async function requestJson(url: string, { method = 'GET', body, headers = {} }: RequestOptions = {}) {
  const response = await fetch(url, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!response.ok) throw new RequestFailed(response.status, url);
  return response.json();
}

export function getJson(path: string, options?: RequestOptions) {
  return requestJson(api + path, options);
}

export const catalogue = {
  get: (path: string) => requestJson(\`\${api}\${path}\`),
  post: (path: string, body: unknown) => requestJson(\`\${api}\${path}\`, { method: 'POST', body }),
  remove: (path: string) => requestJson(\`\${api}\${path}\`, { method: 'DELETE' }),
};
`,
  ],
];

export function json(value) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
