import { fileURLToPath } from 'node:url';
import { type Deprecation, deprecations } from '../../src/contract/deprecations.ts';
import { type ProfileName, profiles } from '../../src/contract/profile.ts';
import { apiVersions } from '../../src/contract/versions.ts';
import { migrateFile } from '../../src/migrate/migrate-file.ts';
import { exitCodes } from '../../src/reports/exit-code.ts';
import { doubles } from '../../src/requests/doubles/doubles.ts';
import { libraries } from '../../src/requests/find-call-sites.ts';
import type { Library, Origin } from '../../src/requests/form.ts';
import { unifiedDiff } from '../../src/runner/result/unified-diff.ts';
import { transforms } from '../../transforms/index.ts';
import { command } from '../command.ts';
import { sampleOf } from './sample.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));

const readingRoom = `${top}__testfixtures__/clients/reading-room`;

/** What makes each generated part of README.md, by the name in its markers. */
const parts: Readonly<Record<string, () => string | Promise<string>>> = {
  teaser,
  versions: () => apiVersions.map(versionPart).join('\n\n'),
  operations,
  profiles: profilesPart,
  growing,
  output,
  explanation: async () =>
    block('text', await printed(['-t', '1.26.0', '--profile', 'komga', '--explain', 'src/series.ts:16'], readingRoom)),
  'exit-codes': () => table(['code', 'means'], Object.entries(exitCodes)),
  options: async () => block('text', await printed(['--help'], top)),
  'call-styles': () => callStyles(libraries, 'call style'),
  doubles: () => callStyles(doubles, 'test double'),
};

const generated = /(?<=<!-- generated: ([\w-]+) -->\n)[\s\S]*?(?=<!-- end -->)/g;

/** A README with every generated part written anew. */
export async function rendered(readme: string): Promise<string> {
  const made = new Map<string, string>();
  for (const [, name = ''] of readme.matchAll(generated)) {
    const part = parts[name];
    if (part === undefined) throw new Error(`README.md: nothing generates \`${name}\``);
    made.set(name, await part());
  }
  const text = readme.replace(generated, (_, name: string) => `\n${made.get(name)}\n\n`);
  const missing = Object.keys(parts).filter((name) => !made.has(name));
  if (missing.length > 0) throw new Error(`README.md: no markers for ${missing.join(', ')}`);
  return text;
}

function block(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}

/** The whole tool in one diff. */
function teaser(): string {
  return changeOf(`const page = await api.get(\`/api/v1/series/\${id}/books\`, { timeout: 5000 });\n`, 'contract');
}

/** Calls before and after, in both profiles side by side. */
function profilesPart(): string {
  const calls = [
    "genres = (await api.get('/api/v1/genres')).data",
    "tags = (await api.get('/api/v1/tags/book')).data",
    "api.get('/api/v1/books?read_status=READ&page=2')",
    "api.get('/api/v1/series/7/books')",
    "api.put('/api/v1/libraries/7', changes)",
  ];
  const rows = calls.map((call) => [call, migrated(call, 'contract'), migrated(call, 'komga')].map(code));
  return table(['before', code('--profile contract'), code('--profile komga')], rows);
}

/** A function of a client that cannot send what is needed, and its calls. */
const ownFunction = `async function load(path: string) {
  const response = await fetch(address + path);
  return response.json();
}

export const book = (id: string) => load(\`/api/v1/books/\${id}\`);
export const volumes = (id: string) => load(\`/api/v1/series/\${id}/books?size=20\`);
`;

function growing(): string {
  const options = { deprecations, transforms, profile: profiles.contract, baseUrls: [] };
  const { output } = migrateFile('client.ts', ownFunction, options);
  const [, change = ''] = unifiedDiff('client.ts', ownFunction, output).split(/^@@.*\n/m);
  return block('diff', change);
}

/** What becomes of calls of an axios client, as a diff. */
function changeOf(before: string, profile: ProfileName): string {
  const [, change = ''] = unifiedDiff('volumes.ts', before, migrated(before, profile)).split(/^@@.*\n/m);
  return block('diff', change);
}

/** Calls of an axios client as a profile migrates them. */
function migrated(before: string, profile: ProfileName): string {
  const client = "import axios from 'axios';\nconst api = axios.create();\nlet genres, tags;\n";
  const options = { deprecations, transforms, profile: profiles[profile], baseUrls: [] };
  return migrateFile('volumes.ts', client + before, options).output.slice(client.length);
}

/** A heading, and the smallest change of a fixture of the version. */
function versionPart(version: string): string {
  const own = deprecations.filter(({ deprecatedIn }) => deprecatedIn === version);
  const names = own.length > 3 ? `${own.length} lists` : own.map(({ name }) => name.toLowerCase()).join(', ');
  const { text, source } = sampleOf(version);
  return `**${version}** · ${names} ([more](${source}))\n\n${block('diff', text)}`;
}

function operations(): string {
  const rows = deprecations.map((row: Deprecation) => [since(row), operationCell(row), code(row.replacement)]);
  return table(['deprecated since', 'operation', 'replaced by'], rows);
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

/** What a run on the bundled client prints: the change of one file, and the summary without what is told of each operation. */
async function output(): Promise<string> {
  const whole = await printed(['--target', '1.26.0'], readingRoom);
  const [diff = '', summary = ''] = whole.split(/\n(?=dry run: )/);
  const file = diff.split(/^(?=--- a\/)/m).find((text) => text.includes('library-settings.ts')) ?? '';
  const [counts, lists = ''] = summary.split(/\noperations\n/);
  const next = lists.slice(lists.indexOf('\nnext\n') + 1);
  const operation = lists.slice(0, lists.indexOf('\n  GET'));
  return block(
    'text',
    [file.trimEnd(), '…', '', counts?.trimEnd(), '', 'operations', operation, '  …', '', next].join('\n'),
  );
}

function callStyles(described: readonly Library[], head: string): string {
  const names = [...new Set(described.map(({ name }) => name))];
  const rows = names.map((name) => {
    const own = described.filter((library) => library.name === name);
    return [name, eachOnce(own.flatMap(({ origins }) => origins.flatMap(originText))), eachOnce(own.flatMap(callsOf))];
  });
  return table([head, 'known by', 'calls'], rows);
}

function eachOnce(texts: readonly string[]): string {
  return [...new Set(texts)].join(', ');
}

/** A name for a value that nobody defines is told in prose. */
function originText(origin: Origin): string[] {
  if ('parameter' in origin || ('type' in origin && origin.module === undefined)) return [];
  if ('type' in origin) return [`the type ${code(origin.type)} of ${code(origin.module ?? '')}`];
  return 'module' in origin ? [code(origin.module)] : [`the global ${code(origin.global)}`];
}

/** `x` stands for the library or a client of it. */
function callsOf({ name, isConstructor, members }: Library): string[] {
  const client = isConstructor ? 'new Request' : name === 'fetch' ? 'fetch' : 'x';
  return Object.keys(members).flatMap((member) => {
    if (member === '') return [code(`${client}(…)`)];
    return member === name ? [] : [code(`.${member}(…)`)];
  });
}

/** What the built command prints, run where a reader would run it. */
async function printed(args: readonly string[], cwd: string): Promise<string> {
  const { stdout, stderr } = await command(cwd, args);
  if (stdout === '') throw new Error(`the command printed nothing: ${stderr}`);
  return stdout;
}
