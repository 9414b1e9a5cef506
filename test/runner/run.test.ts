import { readdirSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { UsageError } from '../../src/contract/usage-error.ts';
import type { FileMigration, Outcome } from '../../src/migrate/diagnostic.ts';
import type { migrateFile } from '../../src/migrate/migrate-file.ts';
import { type RunOptions, run } from '../../src/runner/run.ts';
import { diagnosticOf } from './diagnostic-of.ts';
import { type TempFolder, tempFolder, tempRepository } from './temp-folder.ts';

type Migrate = typeof migrateFile;

/** Stands in for the migration: every `/api/v1/books'` is a call site and becomes `/api/v1/books/list'`. */
const toList: Migrate = (_, text) => migrationOf(text, 'migrated');

function migrationOf(text: string, outcome: Outcome): FileMigration {
  const calls = [...text.matchAll(/fetch\('\/api\/v1\/books'\)/g)];
  const edits = [...text.matchAll(/(?<=\/api\/v1\/books)(?=')/g)].map(({ index }) => ({
    start: index,
    end: index,
    text: '/list',
  }));
  return {
    ...nothingFound,
    output: text.replaceAll("/api/v1/books'", "/api/v1/books/list'"),
    edits,
    callSites: calls.map((call) => ({
      ...diagnosticOf(text, call.index, call[0].length, outcome),
      edits: edits.filter(({ start }) => call.index < start && start < call.index + call[0].length),
    })),
  };
}

const nothingFound = {
  edits: [],
  growing: [],
  callSites: [],
  mentions: [],
  unusedIgnores: [],
  sentFromElsewhere: [],
  senders: [],
  wanted: [],
};

function optionsFor(folder: TempFolder, more: Partial<RunOptions> = {}): RunOptions {
  return {
    cwd: folder.path,
    paths: [],
    target: '1.26',
    from: null,
    profile: 'contract',
    write: false,
    ignore: [],
    baseUrls: [],
    ...more,
  };
}

const client = "export const books = () => fetch('/api/v1/books');\r\n";
const migrated = "export const books = () => fetch('/api/v1/books/list');\r\n";

describe('run', () => {
  it('gives an account of every file and call site', async () => {
    const folder = tempFolder({
      'a.ts': client + client,
      'b.ts': 'nothing();\n',
      'empty.ts': '',
      'binary.js': '/api/v1/books\0',
      'latin.js': Buffer.from("fetch('/api/v1/books') // caf\xe9", 'latin1'),
      'huge.js': client.repeat((5 * 1024 * 1024) / client.length),
      'types.d.ts': client,
    });
    const result = await run(optionsFor(folder, { from: '1.2' }), toList);
    expect(result.files.map(({ path, outcome, reason }) => [path, outcome, reason])).toEqual([
      ['a.ts', 'changed', null],
      ['b.ts', 'unchanged', null],
      ['binary.js', 'excluded', 'binary'],
      ['empty.ts', 'unchanged', null],
      ['huge.js', 'excluded', 'larger than 4 MB'],
      ['latin.js', 'excluded', 'not UTF-8'],
      ['types.d.ts', 'excluded', 'declaration file'],
    ]);
    expect(result.summary).toEqual({
      files: { listed: 7, scanned: 3, changed: 1, unchanged: 2, failed: 0, excluded: 4, created: 0 },
      callSites: { total: 2, migrated: 2, review: 0, manual: 0, ignored: 0, mocks: 0 },
      mentions: 0,
    });
    expect(result).toMatchObject({
      schemaVersion: 2,
      tool: { name: 'catalogue-codemod', version: packageJson.version },
      target: '1.26.0',
      from: '1.2.0',
      profile: 'contract',
      written: false,
    });
  });

  it('tells each call site its file and a fingerprint of its own', async () => {
    const { callSites } = await run(optionsFor(tempFolder({ 'sub/a.ts': client + client, 'b.ts': client })), toList);
    expect(callSites.map(({ file, line }) => [file, line])).toEqual([
      ['b.ts', 1],
      ['sub/a.ts', 1],
      ['sub/a.ts', 2],
    ]);
    expect(new Set(callSites.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });

  it('does not parse what cannot concern it', async () => {
    const folder = tempFolder({ 'a.ts': client, 'b.ts': 'nothing();\n', 'empty.ts': '' });
    const seen: string[] = [];
    const migrate: Migrate = (path, text, options) => {
      seen.push(path);
      return toList(path, text, options);
    };
    await run(optionsFor(folder), migrate);
    expect(seen).toEqual(['a.ts']);
  });

  it('migrates by the profile that is chosen, and writes nothing before', async () => {
    const folder = tempFolder({ 'komga.ts': client });
    const asked: string[] = [];
    const migrate: Migrate = (path, text, options) => {
      asked.push(options.profile.name);
      return toList(path, text, options);
    };
    const options = optionsFor(folder, {
      write: true,
      chooseProfile: async ({ profile, server, sign }) => {
        expect(folder.read('komga.ts')).toBe(client);
        expect([server.name, sign]).toEqual(['Komga', { text: 'komga', file: 'komga.ts' }]);
        return profile;
      },
    });
    expect(await run(options, migrate)).toMatchObject({ profile: 'komga', written: true });
    expect(asked).toEqual(['contract', 'komga']);
    expect(folder.read('komga.ts')).toBe(migrated);
  });

  it('asks for no profile where none fits better', async () => {
    const chooseProfile = () => Promise.reject(new Error('asked'));
    await run(optionsFor(tempFolder({ 'a.ts': client }), { chooseProfile }), toList);
    await run(optionsFor(tempFolder({ 'komga.ts': 'nothing();' }), { chooseProfile }), toList);
    await run(optionsFor(tempFolder({ 'komga.ts': client }), { chooseProfile, profile: 'komga' }), toList);
  });

  it('hands the migration what was asked for', async () => {
    const folder = tempFolder({ 'a.tsx': client });
    const asked: unknown[] = [];
    const migrate: Migrate = (path, text, options) => {
      asked.push([path, text, options.deprecations.length, options.profile.name, options.baseUrls]);
      return toList(path, text, options);
    };
    await run(optionsFor(folder, { target: '1.20', from: '1.15.0', baseUrls: ['https://a.example'] }), migrate);
    expect(asked).toEqual([['a.tsx', client, 3, 'contract', ['https://a.example']]]);
  });

  it('shows a diff that is what writing does, and writes nothing itself', async () => {
    const files = { 'src/a b.ts': client, 'src/c.ts': `\uFEFF${client}// end`, 'src/d.ts': 'nothing();\n' };
    const [shown, written] = [tempRepository(files), tempRepository(files)];
    const preview = await run(optionsFor(shown), toList);
    expect(shown.git(['status', '--porcelain'])).toBe('');
    const result = await run(optionsFor(written, { write: true }), toList);
    const callSites = preview.callSites.map((site) => ({ ...site, ...site.after }));
    expect(result).toEqual({ ...preview, callSites, written: true });
    shown.git(['apply', '-'], '.', preview.files.map(({ diff }) => diff ?? '').join(''));
    for (const name of Object.keys(files)) expect(written.read(name)).toBe(shown.read(name));
    expect(written.read('src/c.ts')).toBe(`\uFEFF${migrated}// end`);
    expect(readdirSync(written.at('src'))).toEqual(['a b.ts', 'c.ts', 'd.ts']);
  });

  it('applies from a folder of a repository', async () => {
    const folder = tempRepository({ 'packages/web/src/a.ts': client, 'src/a.ts': client });
    const { files } = await run(optionsFor(folder, { cwd: folder.at('packages/web') }), toList);
    folder.git(['apply', '-'], 'packages/web', files.map(({ diff }) => diff ?? '').join(''));
    expect(folder.read('packages/web/src/a.ts')).toBe(migrated);
    expect(folder.read('src/a.ts')).toBe(client);
  });

  it('writes to the file that a link leads to', async () => {
    const folder = tempFolder({ 'real.txt': client });
    folder.link('src/a.ts', '../real.txt');
    await run(optionsFor(folder, { write: true }), toList);
    expect(folder.read('real.txt')).toBe(migrated);
    expect(folder.read('src/a.ts')).toBe(migrated);
  });

  it('keeps what is known of a file that does not parse', async () => {
    const folder = tempFolder({ 'a.ts': `${client}const = 1;`, 'b.ts': client });
    const mention = { line: 1, column: 1, text: '/api/v1/books', operation: 'GET /api/v1/books' };
    const migrate: Migrate = (path, text, options) =>
      path === 'b.ts'
        ? toList(path, text, options)
        : {
            ...nothingFound,
            output: migrated,
            mentions: [mention],
            failure: { line: 2, column: 7, reason: 'unexpected token' },
          };
    const { files, mentions, summary } = await run(optionsFor(folder, { write: true }), migrate);
    expect(files[0]).toEqual({
      path: 'a.ts',
      outcome: 'failed',
      reason: '2:7 unexpected token',
      diff: null,
      edits: [],
      hunks: [],
    });
    expect(mentions).toEqual([{ file: 'a.ts', ...mention }]);
    expect(summary).toMatchObject({ files: { scanned: 2, changed: 1, failed: 1 }, mentions: 1 });
    expect(folder.read('a.ts')).toContain(client);
    expect(folder.read('b.ts')).toBe(migrated);
  });

  it('goes on after an error of its own', async () => {
    const folder = tempFolder({ 'a.ts': client, 'b.ts': client });
    const migrate: Migrate = (path, text, options) => {
      if (path === 'a.ts') throw new TypeError('cannot read\n  properties of undefined');
      return toList(path, text, options);
    };
    const { files } = await run(optionsFor(folder, { write: true }), migrate);
    expect(files.map(({ outcome, reason }) => [outcome, reason])).toEqual([
      ['failed', 'internal error: cannot read properties of undefined'],
      ['changed', null],
    ]);
    expect(folder.read('a.ts')).toBe(client);
  });

  it('says that a call site is not migrated where its file could not be written', async () => {
    const folder = tempFolder({ 'a.ts': client, 'b.ts': client, 'c.ts': client });
    folder.chmod('a.ts', 0o444);
    const migrate: Migrate = (path, text, options) => {
      if (path === 'c.ts') folder.write({ 'b.ts': `${client}// saved meanwhile\n` });
      return toList(path, text, options);
    };
    const { files, callSites, summary } = await run(optionsFor(folder, { write: true }), migrate);
    expect(files.map(({ outcome, reason, diff }) => [outcome, reason, diff === null])).toEqual([
      ['failed', 'read-only', true],
      ['failed', 'changed on disk since it was read', true],
      ['changed', null, false],
    ]);
    expect(callSites.map(({ outcome, notes }) => [outcome, notes])).toEqual([
      ['manual', [{ code: 'not-written', message: 'the file is not written: read-only' }]],
      ['manual', [{ code: 'not-written', message: 'the file is not written: changed on disk since it was read' }]],
      ['migrated', []],
    ]);
    expect(summary.callSites).toEqual({ total: 3, migrated: 1, review: 0, manual: 2, ignored: 0, mocks: 0 });
    expect([folder.read('a.ts'), folder.read('c.ts')]).toEqual([client, migrated]);
    expect(folder.read('b.ts')).toContain('saved meanwhile');
  });

  it.each([
    'manual',
    'ignored',
  ] as const)('leaves a call site %s where its file could not be written', async (outcome) => {
    const folder = tempFolder({ 'a.ts': client });
    folder.chmod('a.ts', 0o444);
    const { callSites } = await run(optionsFor(folder, { write: true }), (_, text) => migrationOf(text, outcome));
    expect(callSites).toMatchObject([{ outcome, notes: [] }]);
  });

  it('fails a file that is gone by the time it is read', async () => {
    const folder = tempFolder({ 'a.ts': client, 'b.ts': client });
    const migrate: Migrate = (path, text, options) => {
      rmSync(folder.at('b.ts'));
      return toList(path, text, options);
    };
    const { files, summary } = await run(optionsFor(folder), migrate);
    expect(files[1]).toMatchObject({ path: 'b.ts', outcome: 'failed', reason: 'cannot be read (ENOENT)' });
    expect(summary.files).toMatchObject({ listed: 2, scanned: 1 });
  });

  it('tells how far it is, and lets others have the thread', async () => {
    const folder = tempFolder(Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}.ts`, client])));
    const told: number[] = [];
    let others = 0;
    const other = setInterval(() => others++, 1);
    const slowly: Migrate = (path, text, options) => {
      const end = performance.now() + 30;
      while (performance.now() < end);
      return toList(path, text, options);
    };
    const onProgress: RunOptions['onProgress'] = ({ done, total }) => {
      expect(total).toBe(6);
      told.push(done);
    };
    await run(optionsFor(folder, { onProgress }), slowly);
    clearInterval(other);
    expect(told.length).toBeGreaterThan(2);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(6);
    expect(others).toBeGreaterThan(0);
  });

  it('tells the end of a short run', async () => {
    const told: unknown[] = [];
    const folder = tempFolder({ 'a.ts': client, 'b.ts': client });
    await run(optionsFor(folder, { onProgress: (progress) => told.push(progress) }), toList);
    expect(told.at(-1)).toEqual({ done: 2, total: 2 });
  });

  it('does not give out a result that does not add up', async () => {
    const folder = tempFolder({ 'a.ts': client });
    const lost: Migrate = (_, text) => migrationOf(text, 'lost' as Outcome);
    await expect(run(optionsFor(folder), lost)).rejects.toThrow(/^this is a bug: 1 call sites/);
  });

  it.each<[Partial<RunOptions>, string]>([
    [{ target: '^1.26' }, '--target must be one version such as `1.26.0`, not `^1.26`'],
    [{ from: '2' }, '--target 1.26.0 is below --from 2.0.0: give a target of 2.0.0 or later'],
    [{ paths: ['gone.ts'] }, '`gone.ts` does not exist'],
    [{ profile: 'toString' as 'contract' }, 'profile must be one of contract, komga, not `toString`'],
  ])('refuses %j before it touches a file', async (more, message) => {
    const folder = tempFolder({ 'a.ts': client });
    await expect(run(optionsFor(folder, { write: true, ...more }), toList)).rejects.toThrow(new UsageError(message));
    expect(folder.read('a.ts')).toBe(client);
  });
});

describe('run with the migration itself', () => {
  const tags = "export const tags = () => fetch('/api/v1/tags');\n";
  const broken = "export const = fetch('/api/v1/tags');\n";

  it('fails a component of which a script does not parse, at its place in the file', async () => {
    const page = `<template>\n  <p/>\n</template>\n<script>\n${client}</script>\n<script setup>\nlet 1;\n</script>\n`;
    const folder = tempFolder({ 'Page.vue': page, 'Good.vue': page.replace('let 1', 'let one') });
    const result = await run(optionsFor(folder, { write: true }));
    expect(result.files.map(({ path, outcome, reason }) => [path, outcome, reason])).toEqual([
      ['Good.vue', 'changed', null],
      ['Page.vue', 'failed', "8:1 unexpected reserved word 'let'"],
    ]);
    expect(result.callSites.map(({ file, line }) => [file, line])).toEqual([['Good.vue', 5]]);
    expect(result.mentions.map(({ file, line }) => [file, line])).toEqual([['Page.vue', 5]]);
    expect(folder.read('Page.vue')).toBe(page);
  });

  it('migrates what it can and keeps the mentions of what does not parse', async () => {
    const folder = tempFolder({ 'a.ts': tags, 'b.ts': broken, 'c.ts': `// ${tags}` });
    const { files, callSites, mentions } = await run(optionsFor(folder, { write: true }));
    expect(files.map(({ path, outcome }) => [path, outcome])).toEqual([
      ['a.ts', 'changed'],
      ['b.ts', 'failed'],
      ['c.ts', 'unchanged'],
    ]);
    expect(files[1]?.reason).toMatch(/^1:14 .+/);
    expect(callSites).toMatchObject([{ file: 'a.ts', operation: 'GET /api/v1/tags', outcome: 'review' }]);
    expect(mentions).toMatchObject([{ file: 'b.ts', line: 1, operation: 'GET /api/v1/tags' }]);
    expect(folder.read('a.ts')).toBe(tags.replace('/api/v1/tags', '/v2/tags'));
    expect(folder.read('b.ts')).toBe(broken);
  });

  it('changes nothing the second time', async () => {
    const folder = tempFolder({ 'a.ts': tags });
    await run(optionsFor(folder, { write: true }));
    const { summary } = await run(optionsFor(folder, { write: true }));
    expect(summary).toMatchObject({ files: { changed: 0, unchanged: 1 }, callSites: { total: 0 }, mentions: 0 });
  });

  it('names the file of a function that must change but was not given', async () => {
    const folder = tempFolder({
      'api.ts': "export const get = (path: string) => fetch('/komga/api/v1' + path).then((r) => r.json());\n",
      'books.ts': "import { get } from './api';\nexport const books = async () => (await get('/books')).content;\n",
    });
    const options = optionsFor(folder, { profile: 'komga' });
    const whole = await run(options);
    expect(whole.callSites.map(({ outcome }) => outcome)).toEqual(['review']);
    const part = await run({ ...options, paths: ['books.ts'] });
    const notes = part.callSites.map((site) => [site.outcome, site.notes.map(({ message }) => message)]);
    const message = '`get` must change for this call, but the paths of this run leave out api.ts; name it, too';
    expect(notes).toEqual([['manual', [message]]]);
  });

  it('names the declaration file with the type of a function that gains a parameter', async () => {
    const folder = tempFolder({
      'app.d.ts': 'declare namespace App {\n  interface Locals {\n    ask: (path: string) => Promise<any>;\n  }\n}\n',
      'hooks.js': "import { ask } from './ask.js';\nexport const handle = ({ locals }) => {\n  locals.ask = ask;\n};\n",
      'ask.js':
        "const base = 'https://komga.example.org/api/v1';\nexport const ask = async (path) => (await fetch(base + path)).json();\n",
      'tags.js': "export const load = async ({ locals }) => (await locals.ask('/tags')).length;\n",
    });
    const { callSites } = await run(optionsFor(folder, { profile: 'komga' }));
    expect(callSites.map(({ notes: [note] }) => note?.message)).toEqual([
      '`ask` gains an optional `version` parameter; review ask.js:2, and add it to the type in app.d.ts:3',
    ]);
  });
});
