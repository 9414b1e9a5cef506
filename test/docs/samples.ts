import { type Deprecation, deprecations } from '../../src/contract/deprecations.ts';
import type { OperationFacts, ProfileName } from '../../src/contract/profile.ts';
import { unifiedDiff } from '../../src/runner/result/unified-diff.ts';
import { transforms } from '../../transforms/index.ts';
import { migrateAlone, profiles } from '../catalogue.ts';

/** A call site of an operation as one call style writes it. */
export interface Sample {
  readonly style: string;
  readonly file: string;
  /** What stands above the part that is shown. */
  readonly head: string;
  readonly code: string;
}

/** What became of a sample. */
export interface Migrated {
  readonly diff: string;
  readonly outcome: string;
  /** The codes of its notes. */
  readonly codes: readonly string[];
}

/** What the samples of an operation are about. */
interface Call {
  /** `genres` */
  readonly name: string;
  /** `/api/v1/series/${seriesId}/books` */
  readonly path: string;
  /** The parameters of the function around the call. */
  readonly parameters: readonly string[];
  /** Query parameters, and the variable that each is given. */
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly returns: string;
}

type Writer = (call: Call) => Omit<Sample, 'style'>;

const readers: Readonly<Record<string, Writer>> = {
  fetch: (call) => ({
    file: 'client.ts',
    head: '',
    code: `export async function ${call.name}(${typed(call)}): Promise<${call.returns}> {
  const response = await fetch(${inUrl(call)});
  return response.json();
}
`,
  }),
  axios: (call) => ({
    file: 'client.ts',
    head: "import axios from 'axios';\nconst api = axios.create();\n",
    code: `export async function ${call.name}(${typed(call)}): Promise<${call.returns}> {
  const { data } = await api.get<${call.returns}>(${passed(call, 'params')});
  return data;
}
`,
  }),
  ky: (call) => ({
    file: 'client.ts',
    head: "import ky from 'ky';\n",
    code: `export const ${call.name} = (${typed(call)}) =>
  ky.get(${passed(call, 'searchParams')}).json<${call.returns}>();
`,
  }),
  "Angular's `HttpClient`": (call) => ({
    file: 'client.ts',
    head: "import { HttpClient } from '@angular/common/http';\nimport { map } from 'rxjs';\n",
    code: `export class Catalogue {
  constructor(private readonly http: HttpClient) {}

  ${call.name}(${typed(call)}) {
    return this.http.get<${call.returns}>(${passed(call, 'params')});
  }
}
`,
  }),
  'your own function': (call) => ({
    file: 'client.ts',
    head: '',
    code: `async function load<T>(path: string): Promise<T> {
  const response = await fetch(server + path);
  return response.json();
}

export const ${call.name} = (${typed(call)}) => load<${call.returns}>(${inUrl(call)});
`,
  }),
};

const writers: Readonly<Record<string, Writer>> = {
  fetch: ({ name, path, parameters }) => ({
    file: 'client.ts',
    head: '',
    code: `export const ${name} = (${parameters.join(': string, ')}: string, changes: object) =>
  fetch(\`${path}\`, { method: 'PUT', headers, body: JSON.stringify(changes) });
`,
  }),
  axios: ({ name, path }) => ({
    file: 'client.ts',
    head: "import axios from 'axios';\nconst api = axios.create();\n",
    code: `export const ${name} = (libraryId: string, changes: object) => api.put(\`${path}\`, changes);
`,
  }),
  ky: ({ name, path }) => ({
    file: 'client.ts',
    head: "import ky from 'ky';\n",
    code: `export const ${name} = (libraryId: string, changes: object) => ky.put(\`${path}\`, { json: changes });
`,
  }),
  "Angular's `HttpClient`": ({ name, path }) => ({
    file: 'client.ts',
    head: "import { HttpClient } from '@angular/common/http';\n",
    code: `export class Catalogue {
  constructor(private readonly http: HttpClient) {}

  ${name}(libraryId: string, changes: object) {
    return this.http.put<void>(\`${path}\`, changes);
  }
}
`,
  }),
  'your own function': ({ name, path }) => ({
    file: 'client.ts',
    head: '',
    code: `async function send(method: string, path: string, body?: unknown) {
  return fetch(server + path, { method, headers, body: JSON.stringify(body) });
}

export const ${name} = (libraryId: string, changes: object) => send('PUT', \`${path}\`, changes);
`,
  }),
};

/** Samples of an operation in the common call styles. */
export function samplesOf(deprecation: Deprecation): readonly Sample[] {
  const styles = deprecation.operation.startsWith('GET ') ? readers : writers;
  const call = callOf(deprecation);
  return Object.entries(styles).map(([style, write]) => ({ style, ...write(call) }));
}

/** What a profile makes of a sample. */
export function migrateSample({ file, head, code }: Sample, profile: ProfileName): Migrated {
  const { output, callSites } = migrate(head + code, profile, file);
  const after = output.startsWith(head) ? output.slice(head.length) : output;
  const [, ...hunks] = unifiedDiff(file, code, after).split(/^@@.*\n/m);
  const codes = callSites.flatMap((site) => site.notes.map((note) => note.code));
  return {
    diff: hunks.join(' …\n').trimEnd(),
    outcome: [...new Set(callSites.map(({ outcome }) => outcome))].join(', '),
    codes: [...new Set(codes)],
  };
}

/** Migrates the text of one file. */
export function migrate(text: string, profile: ProfileName, file = 'client.ts') {
  return migrateAlone(file, text, { deprecations, transforms, profile: profiles[profile], baseUrls: [] });
}

/** What a profile knows of an operation. */
export function factsOf({ operation }: Deprecation, profile: ProfileName): OperationFacts | undefined {
  return profiles[profile].operations[operation];
}

/** The query parameters that show an operation best. */
const shownQuery: readonly (readonly [name: string, value: string])[] = [
  ['library_id', 'libraryId'],
  ['read_status', 'status'],
  ['series_id', 'seriesId'],
  ['search', 'search'],
  ['size', 'size'],
];

function callOf(deprecation: Deprecation): Call {
  const path = deprecation.operation.slice(deprecation.operation.indexOf(' ') + 1).replaceAll('{', '${');
  const own = [...path.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name as string);
  const { conditions = {}, kept = [] } = factsOf(deprecation, 'komga') ?? {};
  const taken = [...Object.keys(conditions), ...kept];
  const query = shownQuery.filter(([name]) => taken.includes(name)).slice(0, 2);
  return {
    name: nameOf(deprecation),
    path,
    parameters: [...own, ...query.map(([, value]) => value)],
    query,
    returns: returnOf(deprecation),
  };
}

/** `seriesBooks` of `List series' books`. */
function nameOf({ name }: Deprecation): string {
  const [first = '', ...words] = name
    .replace(/^List /, '')
    .replaceAll("'", '')
    .replace('Update a', 'update')
    .split(' ');
  return first + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('');
}

function returnOf({ operation }: Deprecation): string {
  if (/\/books$/.test(operation)) return 'Page<Book>';
  if (/\/series$/.test(operation) && !operation.includes('tags')) return 'Page<Series>';
  if (/groups$/.test(operation)) return 'Group[]';
  return /\/authors$/.test(operation) ? 'Author[]' : 'string[]';
}

function typed({ parameters }: Call): string {
  return parameters.map((name) => `${name}: ${name === 'size' ? 'number' : 'string'}`).join(', ');
}

/** The URL with its query, as a literal. */
function inUrl({ path, query }: Call): string {
  const text = query.map(([name, value]) => `${name}=\${${value}}`).join('&');
  const url = query.length === 0 ? path : `${path}?${text}`;
  return url.includes('${') ? `\`${url}\`` : `'${url}'`;
}

/** The URL, and the query as an object behind it. */
function passed({ path, query }: Call, option: string): string {
  const url = path.includes('${') ? `\`${path}\`` : `'${path}'`;
  const pairs = query.map(([name, value]) => (name === value ? name : `${name}: ${value}`));
  return query.length === 0 ? url : `${url}, { ${option}: { ${pairs.join(', ')} } }`;
}
