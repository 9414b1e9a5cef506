import { describe, expect, it } from 'vitest';
import { patchReport } from '../../src/reports/diff.ts';
import { type RunOptions, run } from '../../src/runner/run.ts';
import { type TempFolder, tempFolder, tempRepository } from './temp-folder.ts';

const client = (name: string) => `import axios from 'axios';
export const ${name} = (params: object) => axios.get('/api/v1/series', { params });
`;

function optionsFor(folder: TempFolder, more: Partial<RunOptions> = {}): RunOptions {
  const none = { paths: [], ignore: [], baseUrls: [], from: null };
  return { ...none, cwd: folder.path, target: '1.26', profile: 'komga', write: false, ...more };
}

describe('a module that the new code imports', () => {
  it('is written once for all files of a source folder, and is no listed file', async () => {
    const folder = tempFolder({ 'package.json': '{}', 'src/a.ts': client('a'), 'src/deep/b.ts': client('b') });
    const { files, summary } = await run(optionsFor(folder, { write: true }));
    expect(files.map(({ path, outcome }) => `${path} ${outcome}`)).toEqual([
      'src/a.ts changed',
      'src/deep/b.ts changed',
      'src/catalogue-search.ts created',
    ]);
    expect(summary.files).toMatchObject({ listed: 2, changed: 2, created: 1 });
    expect(folder.read('src/a.ts')).toContain("from './catalogue-search';");
    expect(folder.read('src/deep/b.ts')).toContain("from '../catalogue-search';");
    expect(folder.read('src/catalogue-search.ts')).toContain('export function seriesSearch(');
  });

  it('is used as it is by a later run, whatever was changed in it', async () => {
    const folder = tempFolder({ 'package.json': '{}', 'src/a.ts': client('a') });
    await run(optionsFor(folder, { write: true }));
    const own = folder.read('src/catalogue-search.ts').replace("is('genre')", "is('tag')");
    folder.write({ 'src/catalogue-search.ts': own, 'src/b.ts': client('b') });
    const { files } = await run(optionsFor(folder, { write: true }));
    expect(files.filter(({ outcome }) => outcome !== 'unchanged').map(({ path }) => path)).toEqual(['src/b.ts']);
    expect(folder.read('src/catalogue-search.ts')).toBe(own);
    expect(folder.read('src/b.ts')).toContain('seriesSearch(params)');
  });

  it('adds to an import of it that is there', async () => {
    const folder = tempFolder({ 'package.json': '{}', 'a.ts': client('a') });
    await run(optionsFor(folder, { write: true }));
    folder.write({
      'a.ts': `${folder.read('a.ts')}export const b = (q: object) => axios.get('/api/v1/books', { params: q });\n`,
    });
    await run(optionsFor(folder, { write: true }));
    expect(folder.read('a.ts')).toContain("import { booksSearch, pagingOf, seriesSearch } from './catalogue-search';");
  });

  it('gains what a later run needs of it', async () => {
    const folder = tempFolder({ 'package.json': '{}', 'src/a.ts': client('a') });
    await run(optionsFor(folder, { write: true }));
    const own = folder.read('src/catalogue-search.ts').replace("is('genre')", "is('tag')");
    expect(own).not.toContain('booksSearch');
    folder.write({ 'src/catalogue-search.ts': own, 'src/b.ts': client('b').replace('/series', '/books') });
    const preview = await run(optionsFor(folder));
    const { files, summary } = await run(optionsFor(folder, { write: true }));
    expect(files.filter(({ outcome }) => outcome !== 'unchanged').map(({ path, outcome }) => [path, outcome])).toEqual([
      ['src/b.ts', 'changed'],
      ['src/catalogue-search.ts', 'changed'],
    ]);
    expect(summary.files).toMatchObject({ listed: 3, changed: 2, unchanged: 1, created: 0 });
    const grown = folder.read('src/catalogue-search.ts');
    expect(grown.startsWith(own.trimEnd())).toBe(true);
    expect(grown).toContain('export function booksSearch(');
    expect(patchReport(preview)).toContain('+export function booksSearch(');
  });

  it('stands in the preview, which `git apply` accepts', async () => {
    const folder = tempRepository({ 'package.json': '{}', 'src/a.ts': client('a') });
    const preview = await run(optionsFor(folder));
    folder.git(['apply', '-'], '.', patchReport(preview));
    const shown = folder.read('src/catalogue-search.ts');
    folder.git(['stash', '--include-untracked', '--quiet']);
    const written = await run(optionsFor(folder, { write: true }));
    expect(patchReport(written)).toBe(patchReport(preview));
    expect(folder.read('src/catalogue-search.ts')).toBe(shown);
  });

  it('leaves the files that need it as they are where it cannot be written', async () => {
    const folder = tempFolder({
      'package.json': '{}',
      'src/deep/a.ts': client('a'),
      'src/deep/b.ts': 'fetch("/api/v1/tags");\n',
    });
    folder.chmod('src', 0o555);
    const { files, callSites, summary } = await run(optionsFor(folder, { write: true }));
    folder.chmod('src', 0o755);
    const reason = '`src/catalogue-search.ts`, which it needs, is in a read-only folder';
    expect(files.map(({ path, outcome, reason }) => [path, outcome, reason])).toEqual([
      ['src/deep/a.ts', 'failed', reason],
      ['src/deep/b.ts', 'changed', null],
    ]);
    expect(callSites.find(({ file }) => file === 'src/deep/a.ts')).toMatchObject({ outcome: 'manual' });
    expect(summary.files.created).toBe(0);
    expect(folder.read('src/deep/a.ts')).toBe(client('a'));
  });

  it('is not written over another file of its name', async () => {
    const folder = tempFolder({ 'package.json': '{}', 'a.ts': client('a'), 'catalogue-search.ts': 'export {};\n' });
    const { files, callSites } = await run(optionsFor(folder, { write: true }));
    expect(files.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged']);
    expect(callSites).toMatchObject([{ outcome: 'manual', notes: [{ code: 'name-taken' }] }]);
  });

  it.each([
    ['.mts', '{}', "import x from 'x';", "import { pagingOf, seriesSearch } from './catalogue-search.mjs';"],
    ['.ts', '{ "type": "module" }', "import x from './x.js';", "} from './catalogue-search.js';"],
    ['.ts', '{ "type": "module" }', "import x from './x';", "} from './catalogue-search';"],
    ['.ts', '{}', "import x from './x.ts';", "} from './catalogue-search.ts';"],
    ['.tsx', '{}', "import x from './x';", "} from './catalogue-search';"],
    ['.js', '{ "type": "module" }', '', "} from './catalogue-search.js';"],
    ['.js', '{}', "const x = require('x');", "const { pagingOf, seriesSearch } = require('./catalogue-search');"],
    ['.cjs', '{ "type": "module" }', "const x = require('x');", "= require('./catalogue-search.cjs');"],
    ['.js', '{}', "import x from 'x'", "import { pagingOf, seriesSearch } from './catalogue-search.js'\n"],
  ])('is imported as a %s file under %s with `%s` has it', async (extension, manifest, line, expected) => {
    const end = line.endsWith("'") ? '' : ';';
    const text = `${line}\nconst find = (axios, params) => 0${end}\nawait fetch('/api/v1/series?' + new URLSearchParams(location.search))${end}\n`;
    const folder = tempFolder({ 'package.json': manifest, [`a${extension}`]: text });
    await run(optionsFor(folder, { write: true }));
    expect(folder.read(`a${extension}`)).toContain(expected);
  });
});
