import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type FileSystem, migrateTexts, run, UsageError } from '../src/index.ts';
import { tempFolder } from './runner/temp-folder.ts';

const genres = "export const genres = () => fetch('/api/v1/genres').then((response) => response.json());\n";

afterEach(() => vi.unstubAllEnvs());

describe('run', () => {
  test('needs a target only, writes nothing and prints nothing', async () => {
    const folder = tempFolder({ 'src/a.ts': genres });
    const { callSites, written, profile } = await run({ target: '1.26.0', cwd: folder.path });
    expect({ written, profile, found: callSites.length }).toEqual({ written: false, profile: 'contract', found: 1 });
    expect(folder.read('src/a.ts')).toBe(genres);
  });

  test('tells how far it is', async () => {
    const folder = tempFolder({ 'a.ts': genres, 'b.ts': genres });
    const told: number[] = [];
    await run({ target: '1.26.0', cwd: folder.path, onProgress: ({ done }) => told.push(done) });
    expect(told.at(-1)).toBe(2);
  });

  test('can be aborted, before and on the way, and has written nothing then', async () => {
    const folder = tempFolder(Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`a${at}.ts`, genres])));
    const stop = new AbortController();
    const options = { target: '1.26.0', cwd: folder.path, write: true, signal: stop.signal };
    await expect(run({ ...options, onProgress: () => stop.abort('enough') })).rejects.toBe('enough');
    await expect(run(options)).rejects.toBe('enough');
    expect(readFileSync(folder.at('a0.ts'), 'utf8')).toBe(genres);
  });

  test('rejects the mistakes of its caller', async () => {
    await expect(run({ target: 'soon' })).rejects.toThrow(UsageError);
    await expect(run({ target: '1.26.0', profile: 'kavita' })).rejects.toThrow(UsageError);
  });
});

describe('run over a file system that is passed in', () => {
  const files = (texts: Map<string, string>): FileSystem => ({
    list: () => texts.keys(),
    read: (path) => Buffer.from(texts.get(path) ?? ''),
    write: (path, text) => void texts.set(path, text),
  });
  const client = "import { get } from './get';\nexport const series = () => get('/api/v1/series');\n";
  const get = 'export const get = (path: string) => fetch(path);\n';

  test('follows imports in it, writes to it if asked to, and leaves nothing on disk', async () => {
    const temporary = tempFolder({});
    const state = tempFolder({});
    vi.stubEnv('TMPDIR', temporary.path);
    vi.stubEnv('XDG_STATE_HOME', state.path);
    const texts = new Map([
      ['src/client.ts', client],
      ['src/get.ts', `\uFEFF${get}`],
      ['notes.md', '# Mine'],
    ]);
    const looked = await run({ target: '1.26.0', files: files(texts), paths: ['src'] });
    expect([looked.written, texts.get('src/client.ts')]).toEqual([false, client]);
    const wrote = await run({ target: '1.26.0', files: files(texts), write: true });
    expect(texts.get('src/client.ts')).toContain("get('/api/v1/series/list', {})");
    expect(texts.get('src/get.ts')).toMatch(/^\uFEFFexport const get = \(path: string, body\?: unknown\)/);
    expect(texts.get('notes.md')).toBe('# Mine');
    expect(wrote.files.filter(({ outcome }) => outcome === 'changed').map(({ path }) => path)).toEqual([
      'src/client.ts',
      'src/get.ts',
    ]);
    expect(readdirSync(temporary.path)).toEqual([]);
    expect(readdirSync(state.path, { recursive: true })).toEqual(['catalogue-codemod']);
  });

  test('without `write` of its own, a run that writes is a mistake', async () => {
    const { write: _, ...readOnly } = files(new Map([['a.ts', genres]]));
    await expect(run({ target: '1.26.0', files: readOnly, write: true })).rejects.toThrow(UsageError);
  });
});

describe('migrateTexts', () => {
  test('follows calls from file to file, returns all texts after the migration, and leaves nothing on disk', async () => {
    const temporary = tempFolder({});
    vi.stubEnv('TMPDIR', temporary.path);
    const client = `import { api } from './address';\nexport const genres = () => fetch(\`\${api}/genres\`);\n`;
    const given = {
      'src/client.ts': client,
      'src/address.ts': "export const api = '/api/v1';\n",
      'README.md': '# Mine\n',
    };
    const { result, texts } = await migrateTexts(given, { target: '1.26.0' });
    expect(result.summary.callSites.total).toBe(1);
    expect(texts).toEqual({ ...given, 'src/client.ts': "export const genres = () => fetch('/v2/genres');\n" });
    expect(readdirSync(temporary.path)).toEqual([]);
  });

  test('returns the files that the new code needs', async () => {
    const client = [
      "import axios from 'axios';",
      "export const find = async (query) => (await axios.get('/api/v1/series', { params: query })).data.content;",
    ].join('\n');
    const { result, texts } = await migrateTexts({ 'client.js': client }, { target: '1.26.0', profile: 'komga' });
    const created = result.files.filter(({ outcome }) => outcome === 'created').map(({ path }) => path);
    expect(created.length).toBe(1);
    expect(texts[created[0] as string]).toContain('export');
  });

  test.each(['/etc/client.js', '../client.js', 'src/../../client.js', 'C:\\client.js'])('refuses %s', async (path) => {
    await expect(migrateTexts({ [path]: genres }, { target: '1.26.0' })).rejects.toThrow(UsageError);
  });
});
