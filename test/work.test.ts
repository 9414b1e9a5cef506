import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { migrateFile } from '../src/migrate/migrate-file.ts';
import { diffReport } from '../src/reports/diff.ts';
import { pageReport } from '../src/reports/page/page.ts';
import type { RunResult } from '../src/runner/result/run-result.ts';
import { unifiedDiff } from '../src/runner/result/unified-diff.ts';
import { run } from '../src/runner/run.ts';
import type { SourceFile } from '../src/source/source-file.ts';
import { work, workSoFar } from '../src/source/work.ts';
import { bigFile } from './bench/corpora/big-file.mjs';
import { dense } from './bench/corpora/dense.mjs';
import { fixedWrapper, oneWrapper } from './bench/corpora/one-wrapper.mjs';
import { Random } from './bench/corpora/random.mjs';
import { sdk } from './bench/corpora/sdk.mjs';
import { sparse } from './bench/corpora/sparse.mjs';
import { stranger } from './bench/corpora/stranger.mjs';
import { tangled } from './bench/corpora/tangled.mjs';
import { writeCorpus } from './bench/make.mjs';
import { callSite, changedFile, resultOf } from './reports/run-results.ts';

type Make = typeof sparse;

const folder = mkdtempSync(join(tmpdir(), 'work-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;

/** What a run on a generated code base costs, in work, and what it came to. */
async function costOf(make: Make, settings: Record<string, number>) {
  const cwd = join(folder, String(made++));
  const { sources } = writeCorpus({ files: () => make(new Random('work'), settings) }, cwd);
  const before = workSoFar();
  const result: RunResult = await run({
    ...{ cwd, paths: [], target: '1.26.0', from: null, profile: 'komga', write: false, ignore: [], baseUrls: [] },
  });
  const cost = { ...work };
  for (const kind of Object.keys(cost) as (keyof typeof work)[]) cost[kind] -= before[kind];
  return { sources, result, cost };
}

/** Twice the code may cost little more than twice the work. */
const linear = 2.4;

describe('work, counted', () => {
  test('a program without a call site is hardly looked into', async () => {
    const { sources, result, cost } = await costOf(stranger, { scale: 1 / 3 });
    expect(result.summary.callSites.total).toBe(0);
    // Files that only export from others, and those in which `require` is a part of a word, are not parsed.
    expect(cost.parses).toBeLessThan(sources / 4);
    expect(cost.evaluations).toBeLessThan(sources * 4);
    // Each file once, once more for an index of its words, and those again that may hold a name that is looked for.
    expect(cost.reads).toBeLessThan(sources * 4);
    expect(cost.proofs).toBe(0);
  });

  test('functions that call each other in many ways, and objects that all of them write to, are given up', async () => {
    const [few, many] = [await costOf(tangled, { callers: 20 }), await costOf(tangled, { callers: 40 })];
    expect(many.result.summary.callSites.total).toBe(0);
    expect(few.cost.evaluations).toBeLessThan(few.sources * 3_000);
    expect(many.cost.evaluations).toBeLessThan(few.cost.evaluations * 1.5);
  });

  test('a typed client that merges options is evaluated once', async () => {
    const { sources, cost } = await costOf(sdk, { scale: 1 });
    expect(cost.parses).toBeLessThanOrEqual(sources);
    expect(cost.evaluations).toBeLessThan(sources * 200);
  });

  test.each([
    ['a function that grows', oneWrapper],
    ['a function that cannot be edited', fixedWrapper],
  ])('calls of %s cost the same however many there are', async (_, make) => {
    const [few, many] = [await costOf(make, { calls: 80 }), await costOf(make, { calls: 320 })];
    for (const kind of ['parses', 'evaluations', 'searches', 'proofs'] as const) {
      expect(many.cost[kind], kind).toBeLessThanOrEqual(few.cost[kind] * 2 * linear);
    }
    // Each text is parsed, once more when it was edited, and once more for its trial; the first file tries the ways to spell its calls.
    expect(many.cost.parses).toBeLessThanOrEqual(many.sources * 3 + 20);
    expect(many.result.summary.callSites.total).toBeGreaterThan(3 * few.result.summary.callSites.total);
  });

  test('functions of one file gain their parameters together', async () => {
    const [few, many] = [await costOf(bigFile, { scale: 1 / 15 }), await costOf(bigFile, { scale: 1 / 5 })];
    expect(many.result.summary.callSites.total).toBeGreaterThan(few.result.summary.callSites.total);
    expect(few.cost.parses).toBeGreaterThan(4);
    expect(many.cost.parses).toBeLessThanOrEqual(few.cost.parses + 2);
  });

  test('functions of many files gain their parameters together', async () => {
    const [few, many] = [await costOf(dense, { scale: 1 / 100 }), await costOf(dense, { scale: 1 / 40 })];
    const [before, after] = [few, many].map(({ result }) => result.summary.callSites.total) as [number, number];
    expect(after).toBeGreaterThan(2 * before);
    expect(many.result.summary.callSites.manual).toBe(0);
    for (const kind of ['reads', 'parses', 'evaluations', 'proofs'] as const) {
      expect(many.cost[kind] / after, kind).toBeLessThanOrEqual((few.cost[kind] / before) * 1.2);
    }
    // Each file once as it is and once for its proof; those whose functions grow once more, as they are tried and then kept.
    expect(many.cost.searches).toBeLessThan(many.sources * 2.6);
    // Those whose functions grow are parsed once more with the new parameters, and once if these are laid out.
    expect(many.cost.parses).toBeLessThanOrEqual(many.sources * 4);
  });

  test('calls of functions that share a name are listed once for all of them', async () => {
    const loaders = (count: number) => () =>
      Array.from({ length: count }, (_, index) => {
        const load = `load(kind) { return fetch(this.base + '/api/v1/' + kind); }`;
        const all = `all() { return this.load('genres'); }`;
        return [`src/loader${index}.ts`, `export class Loader${index} { base = ''; ${load} ${all} }\n`] as const;
      });
    const [few, many] = [await costOf(loaders(10), {}), await costOf(loaders(20), {})];
    expect(few.cost.listings).toBeGreaterThanOrEqual(10);
    expect(many.cost.listings).toBeLessThanOrEqual(few.cost.listings * linear);
    // A file that calls only a function of its own by the name is not opened for the others.
    expect(many.cost.openings).toBeLessThanOrEqual(few.cost.openings * linear);
  });

  test('the trees of files that were scanned can be freed', async () => {
    setFlagsFromString('--expose-gc');
    const free: () => void = runInNewContext('gc');
    const cwd = join(folder, String(made++));
    // Few files fill what is kept of those that were opened last.
    const padding = `// ${'x'.repeat(60_000)}\n`;
    writeCorpus(
      {
        files: () => [...dense(new Random('work'), { scale: 1 / 40 })].map(([path, text]) => [path, text + padding]),
      },
      cwd,
    );
    const trees: WeakRef<SourceFile>[] = [];
    let left = 0;
    const watched: typeof migrateFile = (path, text, options) => {
      const migration = migrateFile(path, text, options);
      for (const one of options.codebase?.parsed?.(path, text) ?? []) trees.push(new WeakRef(one));
      if (trees.length === 50) {
        free();
        left = trees.filter((one) => one.deref() !== undefined).length;
      }
      return migration;
    };
    const asked = { paths: [], target: '1.26.0', from: null, profile: 'komga', write: false, ignore: [], baseUrls: [] };
    await run({ cwd, ...asked }, watched);
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(25);
  });

  test('ways to spell a call are tried side by side, however many there are', async () => {
    const siblings = new URL('../__testfixtures__/projects/wrapper-traps/src/siblings.js', import.meta.url);
    const file = ['src/siblings.js', readFileSync(siblings, 'utf8')] as const;
    const { result, cost } = await costOf(() => [['package.json', '{}'], file], {});
    expect(result.summary.callSites.total).toBe(4);
    expect(cost.parses).toBeLessThan(80);
  });

  test('the parameters that a function with options might gain are tried once', async () => {
    const client = new URL('../__testfixtures__/komga/destructured-query.input.ts', import.meta.url);
    const file = ['src/client.ts', readFileSync(client, 'utf8')] as const;
    const { result, cost } = await costOf(() => [['package.json', '{}'], file], {});
    expect(result.summary.callSites.total).toBeGreaterThan(3);
    expect(cost.searches).toBeLessThan(80);
  });

  test('a call site costs the same in a small code base and in a larger one', async () => {
    const small = await costOf(sparse, { scale: 1 / 32 });
    const large = await costOf(sparse, { scale: 1 / 10 });
    const [few, many] = [small, large].map(({ result }) => result.summary.callSites.total) as [number, number];
    expect(many).toBeGreaterThan(1.2 * few);
    // What one edit cannot be proved for is tried again alone, which costs as much as all the rest.
    expect(large.result.summary.callSites.manual).toBe(0);
    // A word that many files have, such as `(entry) =>`, is no reason to look into them.
    for (const { sources, cost } of [small, large]) expect(cost.parses).toBeLessThan(sources / 5);
    for (const kind of ['reads', 'parses', 'evaluations', 'summaries', 'searches', 'proofs'] as const) {
      expect(large.cost[kind] / many, kind).toBeLessThanOrEqual((small.cost[kind] / few) * 1.3);
    }
    // What could not be proved in one file is not tried first in the next one.
    expect(large.cost.proofs).toBeLessThanOrEqual(50);
  });

  test('functions that pass an object on are followed once each', async () => {
    const writers = Array.from({ length: 24 }, (_, index) => {
      const next = [1, 2, 5].map((step) => `write${(index + step) % 24}(target, key, value);`);
      return `function write${index}(target, key, value) { target[key] = value; if (value) { ${next.join(' ')} } }`;
    });
    const client = `class Client {
  constructor(base) { this.base = base; }
  genres() { return fetch(this.base + '/api/v1/genres').then((response) => response.json()); }
}
const client = new Client(process.env.KOMGA);
export const load = (target) => { write0(target, 'base', ''); return client.genres(); };
`;
    const text = [...writers, client].join('\n');
    const { cost } = await costOf(
      () => [
        ['package.json', '{}'],
        ['src/client.js', text],
      ],
      {},
    );
    expect(cost.follows).toBeGreaterThan(20);
    expect(cost.follows).toBeLessThan(24 * 10);
  });

  test('functions that call each other in very many ways are not followed in all of them', async () => {
    const functions = Array.from({ length: 12 }, (_, index) => {
      const ways = [1, 5, 7].map((step) => `visit${(index + step) % 12}(tree, path + ${step})`);
      return `export function visit${index}(tree, path) { tree.enter(path); return ${ways.join(' || ')}; }`;
    });
    const text = `${functions.join('\n')}\nexport const genres = () => fetch(process.env.KOMGA + '/api/v1/genres');\n`;
    const { result, cost } = await costOf(
      () => [
        ['package.json', '{}'],
        ['src/visit.js', text],
      ],
      {},
    );
    expect(result.summary.callSites.total).toBe(1);
    expect(cost.evaluations).toBeLessThan(200_000);
  });

  test('a call is tried once with each way to grow a function, whatever is asked about other calls', async () => {
    const api = `const { retry } = require('./retry');
async function raw(path, options) {
  const opts = Object.assign({ method: 'GET' }, options);
  opts.headers = Object.assign({ Accept: 'application/json' }, opts.headers);
  if (opts.body && typeof opts.body !== 'string') opts.body = JSON.stringify(opts.body);
  const response = await fetch(process.env.KOMGA_URL + path, opts);
  if (!response.ok) throw new Error(opts.method + ' ' + path);
  return response.json();
}
const get = (path) => retry(() => raw('/api/v1' + path), { label: path });
const named = async (name) => (await get('/series?search=' + encodeURIComponent(name) + '&size=10')).content;
const inLibrary = async (id) => (await get('/series?size=1&library_id=' + id)).totalElements;
const booksOf = async (id) => (await get('/series/' + id + '/books?unpaged=true')).content;
module.exports = { get, named, inLibrary, booksOf };
`;
    const old = `module.exports = async (komga) => komga('GET', '/api/v1/series?size=20');\n`;
    const retry = `async function retry(make, { times = 3, label = '' } = {}) {
  for (let turn = 1; ; turn++) {
    try { return await make(turn); } catch (error) { if (turn >= times) throw error; console.warn(label); }
  }
}
module.exports = { retry };
`;
    const files = [
      ['package.json', '{}'],
      ['lib/komga.js', api],
      ['lib/retry.js', retry],
      ['lib/old.js', old],
    ] as const;
    const { result, cost } = await costOf(() => files, {});
    expect(result.summary.callSites).toMatchObject({ total: 4, manual: 1 });
    // How `komga` sends requests is asked, and three answers are tried.
    expect(result.questions).toHaveLength(1);
    expect(cost.searches).toBeLessThan(85);
    expect(cost.evaluations).toBeLessThan(36_000);
  });

  test('if a trial holds a call back, only its file is scanned again', async () => {
    const seen = new URL('../__testfixtures__/projects/trial/src/seen.ts', import.meta.url);
    const held = ['src/seen.ts', readFileSync(seen, 'utf8')] as const;
    const others = Array.from({ length: 30 }, (_, index) => {
      const text = `export const genres = () => fetch(process.env.KOMGA + '/api/v1/genres?library_id=${index}').then((r) => r.json());\n`;
      return [`src/genres${index}.ts`, text] as const;
    });
    const { result, cost } = await costOf(() => [['package.json', '{}'], ...others, held], {});
    expect(result.summary.callSites.manual).toBe(2);
    // Each other file: once as it is, and once more for its proof.
    expect(cost.searches).toBeLessThan(others.length * 2 + 20);
  });

  test('a report looks at each call site a few times, however many files there are', () => {
    let reads = 0;
    const count = 400;
    const sites = Array.from({ length: count }, (_, index) => {
      const path = `src/f${index}.ts`;
      const site = callSite('GET /api/v1/genres', 'migrated', `${path}:1:1`);
      const file = () => {
        reads++;
        return path;
      };
      return Object.defineProperty({ ...site, hunks: [0] }, 'file', { get: file, enumerable: true });
    });
    const files = sites.map((_, index) => {
      const path = `src/f${index}.ts`;
      return changedFile(path, unifiedDiff(path, `a${index}\n`, `b${index}\n`));
    });
    const result = resultOf({ callSites: sites, files });
    expect(diffReport(result, 'migrate')).toContain('src/f7.ts');
    expect(pageReport(result, 'migrate')).toContain('src/f7.ts');
    expect(reads).toBeLessThan(count * 12);
  });
});
