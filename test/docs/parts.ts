import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Deprecation, deprecations } from '../../src/contract/deprecations.ts';
import { apiVersions } from '../../src/contract/versions.ts';
import { titleOf } from '../../src/migrate/reasons.ts';
import { exitCodes } from '../../src/reports/exit-code.ts';
import { doubles } from '../../src/requests/doubles/doubles.ts';
import { libraries } from '../../src/requests/find-call-sites.ts';
import type { Library, Origin } from '../../src/requests/form.ts';
import { unifiedDiff } from '../../src/runner/result/unified-diff.ts';
import { command } from '../command.ts';
import { loadFixtures } from '../fixture.ts';
import { advice } from './advice.ts';
import { block, code, table } from './markdown.ts';
import { slugOf } from './operation-page.ts';
import { migrate } from './samples.ts';
import { speedTable } from './speed.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

const client = `${top}__testfixtures__/clients/evening-shelf`;

/** What makes each generated part of a page, by the name in its markers. */
const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  wrapper,
  page,
  figures,
  speed: speedTable,
  operations: operationsByVersion,
  'all-operations': allOperations,
  profiles: profilesPart,
  output,
  questions,
  explanation: async () => block('text', await printed([...asKomga, '--explain', 'src/shelf.ts:7'], client)),
  'exit-codes': () => table(['code', 'means'], Object.entries(exitCodes)),
  options: async () => block('text', await printed(['--help'], top)),
  'call-styles': () => callStyles(libraries, 'call style'),
  doubles: () => callStyles(doubles, 'test double'),
  notes: notesPart,
  licenses,
};

const asKomga = ['--target', '1.26.0', '--profile', 'komga'];

const generated = /(?<=<!-- generated: ([\w-]+) -->\n)[\s\S]*?(?=<!-- end -->)/g;

/** A page with every generated part written anew. */
export async function rendered(text: string): Promise<string> {
  const made = new Map<string, string>();
  for (const name of partsIn(text)) {
    const part = parts[name];
    if (part === undefined) throw new Error(`nothing generates \`${name}\``);
    made.set(name, await part());
  }
  return text.replace(generated, (_, name: string) => `${made.get(name)}\n`);
}

/** The names of the parts that a page has. */
export function partsIn(text: string): readonly string[] {
  return [...text.matchAll(generated)].map(([, name]) => name as string);
}

export const partNames = Object.keys(parts);

/** A function that cannot send a body, and a call of it that now needs one. */
function wrapper(): string {
  const before = `async function load(path: string) {
  const response = await fetch(server + path);
  return response.json();
}

export const book = (id: string) => load(\`/api/v1/books/\${id}\`);
export const unread = (id: string) => load(\`/api/v1/series/\${id}/books?read_status=UNREAD&size=20\`);
`;
  return changeOf(before);
}

/** A list whose response becomes a page. */
function page(): string {
  const head = "import axios from 'axios';\nconst api = axios.create();\n";
  return changeOf(
    `export const genres = async () => (await api.get<string[]>('/api/v1/genres')).data;
`,
    head,
  );
}

/** What becomes of code with \`--profile komga\`, as a diff. */
function changeOf(before: string, head = ''): string {
  const after = migrate(head + before, 'komga').output.slice(head.length);
  const [, change = ''] = unifiedDiff('client.ts', before, after).split(/^@@.*\n/m);
  return block('diff', change);
}

/** What a run on the bundled client prints, with the diff of one file. */
async function output(): Promise<string> {
  const [diff = '', summary = ''] = (await printed(asKomga, client)).split(/\n(?=dry run: )/);
  const file = diff.split(/^(?=--- a\/)/m).find((text) => text.includes('shelf.ts')) ?? '';
  return block('text', [file.trimEnd(), '…', '', summary].join('\n'));
}

/** What a run asks about a plugin whose settings hold the address of the server. */
async function questions(): Promise<string> {
  const all = await printed(asKomga, `${top}__testfixtures__/projects/answered-addresses`);
  const [asked = ''] = all.slice(all.indexOf('questions ·')).split('\n\nnext\n');
  return block('text', asked.trimEnd());
}

/** How much of the promises is written down as examples. */
function figures(): string {
  const fixtures = loadFixtures();
  const wants = fixtures.reduce((sum, { expectations }) => sum + expectations.wants.length, 0);
  const nopes = fixtures.reduce((sum, { expectations }) => sum + expectations.nopes.length, 0);
  return `The tests check this on ${fixtures.length} example files: ${wants} call sites state their expected outcome, and ${nopes} look-alikes must stay untouched. For each file, the result parses, a second run changes nothing, and no byte outside an edit differs. Clients are also run before and after their migration, with the real HTTP libraries, against test servers.`;
}

/** Each version, and what its operations become. */
function operationsByVersion(): string {
  const rows = apiVersions().map((version) => {
    const own = deprecations.filter(({ deprecatedIn }) => deprecatedIn === version);
    return [version, own.map((row) => `[${row.name}](docs/operations/${slugOf(row)}.md)`).join(', ')];
  });
  return table(['deprecated in', 'operations'], rows);
}

function allOperations(): string {
  const rows = deprecations.map((row: Deprecation) => [
    since(row),
    `[${row.name}](operations/${slugOf(row)}.md)`,
    operationCell(row),
    code(row.replacement),
  ]);
  return table(['deprecated in', 'name', 'operation', 'replaced by'], rows);
}

/** Both versions where the lists of the contract disagree. */
function since({ deprecatedIn, stated }: Deprecation): string {
  const others = stated.flatMap(({ version }) => (version === deprecatedIn ? [] : [version]));
  return others.length === 0 ? deprecatedIn : `${deprecatedIn} (and ${others.join(', ')}) ¹`;
}

function operationCell({ operation, operationSource, alias }: Deprecation): string {
  const shown = operationSource === 'service' ? `${code(operation)} ²` : code(operation);
  return alias === undefined ? shown : `${shown}, also ${code(alias)} ²`;
}

/** Calls before and after, in both profiles side by side. */
function profilesPart(): string {
  const head = "import axios from 'axios';\nconst api = axios.create();\nlet genres, tags;\n";
  const calls = [
    "genres = (await api.get('/api/v1/genres')).data",
    "tags = (await api.get('/api/v1/tags/book')).data",
    "api.get('/api/v1/books?read_status=READ&page=2')",
    "api.get('/api/v1/series/7/books')",
    "api.put('/api/v1/libraries/7', changes)",
  ];
  const rows = calls.map((call) => [
    call,
    migrate(head + call, 'contract').output.slice(head.length),
    migrate(head + call, 'komga').output.slice(head.length),
  ]);
  return table(
    ['before', code('--profile contract'), code('--profile komga')],
    rows.map((cells) => cells.map(code)),
  );
}

function notesPart(): string {
  const codes = Object.keys(advice).toSorted();
  return codes.map((name) => `### ${name}\n\n*${titleOf(name)}*: ${advice[name]}`).join('\n\n');
}

/** What is installed with the package, and under which license. */
function licenses(): string {
  const { packages } = JSON.parse(readFileSync(`${top}package-lock.json`, 'utf8')) as {
    packages: Readonly<Record<string, { version: string; license?: string; dev?: boolean; optional?: boolean }>>;
  };
  const used = Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional);
  const rows = used.map(([path, { version, license = 'not stated' }]) => [
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version,
    license,
  ]);
  return table(['package', 'version', 'license'], rows);
}

/** Every code of a note or a reason that the source can give. */
export function codesInSource(read: (path: string) => readonly string[]): readonly string[] {
  const given = /(?:\brefuse\(\s*(?:\/[^']+\? )?|\bcode: |\brefused: )'([a-z]+(?:-[a-z]+)*)'/g;
  const texts = read('src').map((path) => readFileSync(path, 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(given)].map(([, name]) => name as string)))].toSorted();
}

function callStyles(described: readonly Library[], head: string): string {
  const names = [...new Set(described.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = described.filter((library) => library.name === name);
    return [name, eachOnce(own.flatMap(({ origins }) => origins.flatMap(originText))), eachOnce(own.flatMap(callsOf))];
  });
  return table([head, 'recognized by', 'calls'], rows);
}

function eachOnce(texts: readonly string[]): string {
  return [...new Set(texts)].join(', ');
}

/** A name for a value that nobody defines is told in prose. */
function originText(origin: Origin): string[] {
  if ('parameter' in origin || ('type' in origin && origin.module === undefined)) return [];
  // The types that a framework generates beside a file are those of its package.
  if ('type' in origin && origin.module?.startsWith('.')) return [];
  if ('type' in origin && origin.member !== undefined)
    return [`${code(`${origin.type}.${origin.member}`)} of ${code(origin.module ?? '')}`];
  if ('type' in origin) return [`the type ${code(origin.type)} of ${code(origin.module ?? '')}`];
  return 'module' in origin ? [code(origin.module)] : [`the global ${code(origin.global)}`];
}

/** `x` stands for the library or a client of it. */
function callsOf({ name, isConstructor, members }: Library): string[] {
  const own = isConstructor ? 'new Request' : name === 'fetch' ? 'fetch' : 'x';
  return Object.keys(members).flatMap((member) => {
    if (member === '') return [code(`${own}(…)`)];
    return member === name ? [] : [code(`.${member}(…)`)];
  });
}

/** What the built command prints, run where a reader would run it. */
async function printed(args: readonly string[], cwd: string): Promise<string> {
  const { stdout, stderr } = await command(cwd, args);
  if (stdout === '') throw new Error(`the command printed nothing: run \`npm run build\`\n${stderr}`);
  return stdout;
}
