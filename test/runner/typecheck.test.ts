import { describe, expect, it } from 'vitest';
import { migrateTexts, type RunResult } from '../../src/index.ts';

const settings = JSON.stringify({
  compilerOptions: {
    strict: true,
    target: 'es2022',
    lib: ['es2022', 'dom'],
    module: 'esnext',
    types: [],
    noEmit: true,
  },
  include: ['src'],
});

const helper = `export async function load(path: string) {
  const response = await fetch('https://komga.example' + path);
  return response.json();
}
`;

const search = `import { load } from './load';
export const unread = (id: string) => load(\`/api/v1/series/\${id}/books?read_status=UNREAD\`);
`;

async function migrated(
  texts: Readonly<Record<string, string>>,
  typecheck = true,
): Promise<{ result: RunResult; warnings: string[]; texts: Readonly<Record<string, string>> }> {
  const warnings: string[] = [];
  const onWarning = (warning: string) => warnings.push(warning);
  const options = { target: '1.26.0', profile: 'komga', typecheck, onWarning };
  return { ...(await migrateTexts({ 'tsconfig.json': settings, ...texts }, options)), warnings };
}

function outcomes({ callSites }: RunResult): readonly string[] {
  return callSites.map(({ file, line, outcome, notes }) =>
    [`${file}:${line}`, outcome, ...notes.map(({ code }) => code)].join(' '),
  );
}

describe('a run with `typecheck`', () => {
  it('changes what compiles as before', async () => {
    const { result, warnings } = await migrated({ 'src/load.ts': helper, 'src/search.ts': search });
    expect(outcomes(result)).toEqual(['src/search.ts:2 review wrapper-grown']);
    expect(warnings).toEqual([]);
  });

  it('leaves a call whose change breaks another file, and changes the others', async () => {
    const users = `import { load } from './load';
export function again(call: Parameters<typeof load>): [string] {
  return call;
}
export async function genres(): Promise<string[]> {
  return (await fetch('https://komga.example/api/v1/genres')).json();
}
`;
    const texts = { 'src/load.ts': helper, 'src/search.ts': search, 'src/users.ts': users };
    const { result } = await migrated(texts);
    expect(outcomes(result)).toEqual(['src/search.ts:2 manual type-error', 'src/users.ts:6 migrated']);
    expect(result.callSites[0]?.notes[0]?.message).toMatch(
      /^with this change, TypeScript reports at `src\/users\.ts:3`: Type '\[.*\(TS2322\)$/,
    );
    expect(outcomes((await migrated(texts, false)).result)[0]).toBe('src/search.ts:2 review wrapper-grown');
  });

  it('leaves the call beside the error, and changes the others of its file', async () => {
    const calls = `import { load } from './load';
export const languages = () => fetch('https://komga.example/api/v1/languages').then((response) => response.json() as Promise<string[]>);
export const unread = (id: string) => load(\`/api/v1/series/\${id}/books?read_status=UNREAD\`);
export const pair = (call: Parameters<typeof load>): [string] => call;
`;
    const { result } = await migrated({ 'src/load.ts': helper, 'src/calls.ts': calls });
    expect(outcomes(result)).toEqual(['src/calls.ts:2 migrated', 'src/calls.ts:3 manual type-error']);
  });

  it('blames no call for an error that was there', async () => {
    const wrong = `${search}const wrong: number = 'text';\nexport const also = unread(1);\n`;
    const { result } = await migrated({ 'src/load.ts': helper, 'src/search.ts': wrong });
    expect(outcomes(result)).toEqual(['src/search.ts:2 review wrapper-grown']);
  });

  it('leaves calls that need a module which does not compile there', async () => {
    const list = `import axios from 'axios';
export const list = async (params: object) => (await axios.get('https://komga.example/api/v1/books', { params })).data;
`;
    const bare = settings.replace('["es2022","dom"]', '["es2016","dom"]');
    const texts = { 'tsconfig.json': bare, 'src/list.ts': list };
    const { result } = await migrated(texts);
    expect(outcomes(result)).toEqual(['src/list.ts:2 manual type-error']);
    expect(result.callSites[0]?.notes[0]?.message).toContain('`src/catalogue-search.ts`');
    expect(result.files.every(({ outcome }) => outcome !== 'created')).toBe(true);
  });

  it('says which changed files no project includes, and which project is not complete', async () => {
    const single = helper + search.replace(/^import.*\n/, '');
    const { result, warnings } = await migrated({
      'tools/sync.ts': single,
      'app/tsconfig.json': '{ "extends": "./.generated/tsconfig.json" }',
      'app/home.ts': single,
      'old/sync.js': single.replaceAll(': string', ''),
    });
    expect(result.callSites.map(({ outcome }) => outcome)).not.toContain('manual');
    expect(warnings).toEqual([
      'app/home.ts is changed but not compiled: what its tsconfig.json extends is not installed',
      'tools/sync.ts is changed but not compiled: no tsconfig.json includes it',
    ]);
  });

  it('finds the project of a file through references', async () => {
    const app = { 'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }' };
    const users = `import { load } from './load';\nexport const pair = (call: Parameters<typeof load>): [string] => call;\n`;
    const texts = { 'src/load.ts': helper, 'src/search.ts': search, 'src/users.ts': users };
    const { result } = await migrated({ ...app, 'tsconfig.app.json': settings, ...texts });
    expect(outcomes(result)).toEqual(['src/search.ts:2 manual type-error']);
  });
});
