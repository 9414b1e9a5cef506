import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Deprecation, deprecations } from '../src/contract/deprecations.ts';
import { UsageError } from '../src/contract/usage-error.ts';
import type { Explanation, Finding } from '../src/explain/explanation.ts';
import { explanationReport } from '../src/reports/terminal/explanation.ts';
import { openExplanations } from '../src/runner/explain.ts';
import type { CallSiteResult, RunResult } from '../src/runner/result/run-result.ts';
import { type RunOptions, run } from '../src/runner/run.ts';
import { work } from '../src/source/work.ts';
import { fixtureRoot } from './fixture.ts';

const table: readonly Deprecation[] = deprecations;

function optionsFor(project: string, profile: RunOptions['profile']): RunOptions {
  const cwd = join(fixtureRoot, 'projects', project);
  return { cwd, paths: [], target: '1.26.0', from: null, profile, write: false, ignore: [], baseUrls: [] };
}

const opened = new Map<string, ReturnType<typeof openExplanations>>();

/** What explains the lines of a project, opened once. */
function explanationsOf(project: string, profile: RunOptions['profile'] = 'contract') {
  const key = `${project} ${profile}`;
  const known = opened.get(key) ?? openExplanations(optionsFor(project, profile));
  opened.set(key, known);
  return known;
}

/** The line that sends, written down by hand, of the calls in the monorepo that do not send by themselves. */
const senders: readonly (readonly [from: RegExp, to: string])[] = [
  [/^packages\/(core|bot)\//, 'packages/core/src/http/transport.ts:14'],
  [/^packages\/cli\/src\/commands\/(facets\.js:[34]|series\.js:6)$/, 'packages/cli/src/komga.js:7'],
  [/^packages\/cli\/src\/commands\/stats\.js:/, 'packages/cli/src/commands/stats.js:3'],
  [/^packages\/web\/src\/(api\/series\.ts:1[02]|pages\/search\.tsx:8)$/, 'packages/web/src/lib/requester.ts:6'],
];

describe.each(['contract', 'komga'] as const)('every call site of the monorepo, in profile %s', (profile) => {
  const options = optionsFor('monorepo', profile);
  const lineOf = (file: string, line: number) => readFileSync(join(options.cwd, file), 'utf8').split(/\r?\n/)[line - 1];
  let result: RunResult;
  const told = new Map<CallSiteResult, Explanation>();

  beforeAll(async () => {
    result = await run(options);
    const explain = await explanationsOf('monorepo', profile);
    const known = new Map<string, readonly Explanation[]>();
    for (const site of result.callSites) {
      const place = `${site.file}:${site.line}`;
      if (!known.has(place)) known.set(place, explain(place));
      const own = known.get(place)?.find(({ column, title }) => column === site.column && title === site.operation);
      if (own !== undefined) told.set(site, own);
    }
  });

  test('is explained, with the outcome that the report has', () => {
    expect(result.callSites.length).toBeGreaterThan(45);
    const untold = result.callSites.filter((site) => told.get(site)?.outcome !== site.outcome);
    expect(untold.map(({ file, line }) => `${file}:${line}`)).toEqual([]);
  });

  test('names the method and the path of its operation', () => {
    for (const [site, explanation] of told) {
      const row = table.find(({ operation }) => operation === site.operation);
      const [method = '', path = ''] = site.operation.split(' ');
      expect(one(explanation, 'method').text).toContain(`\`${method}\``);
      const paths = [path, row?.alias?.split(' ')[1] ?? path].map((template) =>
        template.slice(1).replaceAll(/\{\w+\}/g, '[^/]+'),
      );
      expect(one(explanation, 'url').text).toMatch(new RegExp(`(${paths.join('|')})/?\\)?(\\$\\{.*\\}|[?#].*)?\`$`));
    }
  });

  test('names the line that sends', () => {
    for (const [site, explanation] of told) {
      const place = `${site.file}:${site.line}`;
      const sender = explanation.findings.find(({ label }) => label === 'sent by' || label === 'double');
      const expected = senders.find(([from]) => from.test(place))?.[1] ?? place;
      expect(`${sender?.at?.file}:${sender?.at?.line}`, place).toBe(expected);
    }
  });

  test('names functions and names at their actual positions', () => {
    // A function that grew is shown where it stood: what was put into it has no place there.
    const notes = result.callSites.flatMap((site) => site.notes.filter(({ code }) => code === 'wrapper-grown'));
    const grown = new Set(notes.map(({ message }) => / review (\S+):\d+$/.exec(message)?.[1]));
    for (const explanation of told.values()) {
      for (const { label, text, at } of explanation.findings) {
        if (at === undefined || !['through', '· by', '· text', 'call'].includes(label)) continue;
        if (label === '· by' && grown.has(at.file)) continue;
        const line = lineOf(at.file, at.line) ?? '';
        const found = label === 'through' ? line : line.slice(at.column - 1);
        const start = text.replace(/^'|'$/g, '').replace(/…$/, '').split(/[\s(]/)[0] ?? '';
        expect(
          label === 'through' ? found.includes(start) : found.startsWith(start),
          `${text} at ${at.file}:${at.line}`,
        ).toBe(true);
      }
    }
  });

  test('says why it is left, or what it becomes', () => {
    for (const [{ notes, replacement }, explanation] of told) {
      const reasons = explanation.findings.filter(({ label }) => label === 'because').map(({ text }) => text);
      expect(reasons).toEqual(notes.map(({ message }) => message));
      if (explanation.outcome === 'manual') continue;
      const [method = '', path = ''] = replacement.split(' ');
      expect(one(explanation, 'becomes').text).toMatch(
        new RegExp(`^\`${method} .*${path.slice(1).replaceAll(/\{\w+\}/g, '.+')}`),
      );
    }
  });
});

describe('what is no call site', () => {
  const seen = async (project: string, place: string) => {
    const explain = await explanationsOf(project);
    return explain(place).map(({ title, findings }) => `${title}: ${reason(findings)}`);
  };

  test.each([
    [
      'monorepo',
      'packages/web/__tests__/series.ts:8',
      'a request that is left alone: its path does not belong to a deprecated operation',
    ],
    [
      'look-alike-metrics',
      'src/datadog.ts:9',
      'a request that is left alone: it goes to the public host `api.datadoghq.eu`, which `--base-url` does not name',
    ],
    ['look-alike-metrics', 'src/datadog.ts:6', 'a request that is left alone: the path is deprecated for `GET` only'],
    [
      'look-alike-metrics',
      'src/prometheus.ts:8',
      'a request that is left alone: a name in or around the call belongs to another service',
    ],
    [
      'look-alike-bookstore',
      'client/api.js:5',
      'a request that is left alone: it goes to the public host `bookstore-tutorial.example.com`, which `--base-url` does not name',
    ],
    [
      'look-alike-proxy',
      'src/cache.ts:7',
      'a mention of GET /api/v1/series: this string ends in the path of a deprecated operation, but no known call sends it to the service',
    ],
  ])('%s %s', async (project, place, told) => {
    expect(await seen(project, place)).toContain(told);
  });

  test('code that a function must grow for is said to be shown as it will be', async () => {
    const explain = await explanationsOf('grown-twice');
    const labels = (place: string) => explain(place).flatMap(({ findings }) => findings.map(({ label }) => label));
    expect(labels('src/facets.ts:3')).toContain('code');
    const other = await explanationsOf('look-alike-metrics');
    expect(other('src/datadog.ts:9').flatMap(({ findings }) => findings.map(({ label }) => label))).not.toContain(
      'code',
    );
  });

  test('a line of a script block', async () => {
    const explain = await explanationsOf('components');
    expect(explain('src/pages/Books.vue:11').map(({ title, outcome }) => [title, outcome])).toEqual([
      ['GET /api/v1/books', 'review'],
    ]);
  });

  test('a line that concerns nothing', async () => {
    expect(await seen('monorepo', 'packages/web/__tests__/series.ts:1')).toEqual([]);
  });
});

test.each([
  ['src', 'must be a place such as'],
  ['packages/nowhere.ts:1', 'does not exist'],
  ['package.json:1', 'is not among the files of this run'],
  ['packages/web/__tests__/series.ts:99', 'has 12 lines, not 99'],
])('refuses %s', async (place, message) => {
  const explain = await explanationsOf('monorepo');
  const asked = () => explain(place);
  expect(asked).toThrow(UsageError);
  expect(asked).toThrow(message);
});

test('a place that is not read is refused before the files are scanned', async () => {
  const before = work.searches;
  const refused = openExplanations(optionsFor('monorepo', 'contract'), 'package.json:1');
  await expect(refused).rejects.toThrow('is not among the files of this run');
  expect(work.searches).toBe(before);
});

function one({ findings }: Explanation, label: string): Finding {
  const found = findings.filter((finding) => finding.label === label);
  expect(found.length, label).toBe(1);
  return found[0] as Finding;
}

function reason(findings: readonly Finding[]): string {
  return findings
    .filter(({ label }) => label === 'because')
    .map(({ text }) => text)
    .join('; ');
}

test('operations of one call about which the same was found out have one heading', () => {
  const one = { file: 'a.ts', line: 2, column: 7, outcome: 'manual', findings: [] } as const;
  const other = { ...one, outcome: 'review' } as const;
  const [genres, tags, books] = ['GET /api/v1/genres', 'GET /api/v1/tags', 'GET /api/v1/books'] as const;
  const told = [
    { ...one, title: genres },
    { ...other, title: books },
    { ...one, title: tags },
  ];
  const headings = explanationReport('a.ts:2', told)
    .split('\n')
    .filter((line) => line.startsWith('a.ts'));
  expect(headings).toEqual([`a.ts:2:7  ${genres}, ${tags}  →  manual`, `a.ts:2:7  ${books}  →  review`]);
});
