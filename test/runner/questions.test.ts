import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { markdownReport } from '../../src/reports/markdown.ts';
import { settingText } from '../../src/reports/questions.ts';
import reportSchema from '../../src/reports/report.schema.json' with { type: 'json' };
import { readConfig } from '../../src/runner/config.ts';
import configSchema from '../../src/runner/configuration/config.schema.json' with { type: 'json' };
import { ask, tried } from '../../src/runner/questions/ask.ts';
import { keepAnswers } from '../../src/runner/questions/keep-answers.ts';
import type { Question, Statement } from '../../src/runner/questions/question.ts';
import { type Facts, readStatements, withStatements } from '../../src/runner/questions/statements.ts';
import type { RunResult } from '../../src/runner/result/run-result.ts';
import { type RunOptions, run } from '../../src/runner/run.ts';
import type { FileScan } from '../../src/runner/scan/scan-file.ts';
import { loadProjects } from '../project.ts';
import { textReport } from '../reports/text-report.ts';
import { tempFolder, tempRepository } from './temp-folder.ts';

const options = {
  paths: [],
  target: '1.26.0',
  from: null,
  profile: 'komga',
  write: false,
  ignore: [],
  baseUrls: [],
} satisfies Omit<RunOptions, 'cwd'>;

function runOn(files: Readonly<Record<string, string>>, more: Partial<RunOptions> = {}): Promise<RunResult> {
  return run({ ...options, cwd: tempFolder(files).path, ...more });
}

function isEdited({ outcome }: RunResult['callSites'][number]): boolean {
  return outcome === 'migrated' || outcome === 'review';
}

describe.each(['answered-clients', 'answered-addresses'])('%s, before anything is answered', (name) => {
  const project = loadProjects().find((one) => one.name === name);
  let cwd = '';
  let asked: RunResult;
  beforeAll(async () => {
    cwd = realpathSync(mkdtempSync(join(tmpdir(), 'asked-')));
    cpSync(project?.folder ?? '', cwd, { recursive: true });
    asked = await run({ ...options, cwd });
  });
  afterAll(() => rmSync(cwd, { recursive: true }));

  test('asks, and what changes most comes first', () => {
    const { questions } = asked;
    expect(questions.map(({ unlocks, text }) => `${unlocks} ${text}`)).toMatchSnapshot();
    expect(questions.map(({ unlocks }) => unlocks)).toEqual(
      questions.map(({ unlocks }) => unlocks).sort((a, b) => b - a),
    );
  });

  test('each first answer changes as many calls as promised', async () => {
    const before = asked.callSites.filter(isEdited).length;
    for (const { answers, unlocks, text } of asked.questions) {
      const setting = (answers[0] as Question['answers'][number]).setting;
      const after = await run({ ...options, cwd, answers: [setting] });
      const found = after.callSites.length - asked.callSites.length;
      expect(Math.max(found, after.callSites.filter(isEdited).length - before), text).toBeGreaterThanOrEqual(unlocks);
    }
  });

  test('every answer is a valid setting, and the result fits its schema', () => {
    const isConfig = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(configSchema);
    const isReport = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(reportSchema);
    for (const { setting } of asked.questions.flatMap(({ answers }) => answers)) {
      expect(isConfig(setting), JSON.stringify(setting)).toBe(true);
      expect(readStatements(settingText(setting))).toEqual([setting]);
    }
    isReport(JSON.parse(JSON.stringify(asked)));
    expect(isReport.errors).toBeNull();
  });

  test('an answer may raise further questions, until nothing is left to ask', async () => {
    const answers: Statement[] = [];
    let left = asked.questions;
    for (let round = 0; round < 3 && left.length > 0; round++) {
      answers.push(...left.map((one) => (one.answers[0] as Question['answers'][number]).setting));
      left = (await run({ ...options, cwd, answers })).questions;
    }
    expect(left).toEqual([]);
  });

  test.each([60, 80, 200])('a report of %i columns shows three at most; only a setting is wider', (width) => {
    const text = textReport(asked, 'migrate', { width });
    expect(text.match(/\(\d+\s+calls?\)$/gm)?.length).toBe(Math.min(3, asked.questions.length));
    const section = text.slice(text.indexOf('\nquestions ·'), text.indexOf('\nnext'));
    const wide = section.split('\n').filter((line) => line.length > width && !line.startsWith('      "'));
    expect(wide.filter((line) => !line.startsWith('questions ·'))).toEqual([]);
    expect(markdownReport(asked, 'migrate')).toContain('#### questions');
  });
});

const plugin = `export const series = async () => JSON.parse((await Host.get(komga + '/api/v1/series', headers)).body);
export const books = async () => JSON.parse((await Host.get(komga + '/api/v1/books', headers)).body);
`;
const host: Statement = {
  clients: {
    Host: {
      get: { url: 0, headers: 1, responds: 'response' },
      post: { url: 0, headers: 1, body: 2, text: true, responds: 'response' },
    },
  },
};

describe('questions', () => {
  test('about the same thing in several files are one', async () => {
    const { questions } = await runOn({ 'komga.js': plugin, 'other.js': plugin });
    expect(questions).toMatchObject([{ code: 'client', unlocks: 4, file: 'komga.js', line: 1 }]);
    expect(questions[0]?.callSites.length).toBe(4);
    expect(questions[0]?.answers[0]?.setting).toEqual(host);
  });

  test('are not asked by a check, nor in a code base that nothing shows to be a client', async () => {
    expect((await runOn({ 'komga.js': plugin }, { isCheck: true })).questions).toEqual([]);
    const shop = "export const wares = () => fetch(shop.url + '/books').then((res) => res.json());";
    const metrics = "export const points = () => fetch('https://metrics.moorhen.net/api/v1/query');";
    expect((await runOn({ 'shop.js': shop, 'metrics.js': metrics })).questions).toEqual([]);
  });

  test('are answered as long as there are answers, and the run goes on with them', async () => {
    const heard: string[][] = [];
    const result = await runOn(
      { 'komga.js': plugin },
      {
        answerQuestions: async (questions) => {
          heard.push(questions.map(({ code }) => code));
          return heard.length === 1 ? [host] : [];
        },
      },
    );
    expect(heard).toEqual([['client']]);
    expect(result.callSites.every(isEdited)).toBe(true);
  });

  test('that are not answered leave everything as it is', async () => {
    const result = await runOn({ 'komga.js': plugin }, { answerQuestions: async () => [] });
    expect(result.callSites.map(({ outcome }) => outcome)).toEqual(['manual', 'manual']);
    expect(result.questions).toHaveLength(1);
  });
});

describe('a question', () => {
  const missing = { about: 'base', file: 'a.js', expression: 'base', holds: '/api/v1' };
  const scansWith = (outcome: string, more: object = {}) =>
    [
      {
        file: { path: 'a.js' },
        callSites: [{ line: 1, column: 1, outcome, missing }],
        unreported: [],
        mentions: [],
        ...more,
      },
    ] as unknown as FileScan[];
  const asking = { facts: { baseUrls: [] }, isClient: false, isAsked: true };

  test('is dropped if none of its answers helps', async () => {
    const rescan = vi.fn(async () => scansWith('manual'));
    expect((await ask(scansWith('manual'), { ...asking, rescan })).questions).toEqual([]);
    expect(rescan).toHaveBeenCalledTimes(2);
  });

  test('begins with the first answer that helps', async () => {
    const rescan = vi.fn(async ({ values }: Facts) => {
      const [text] = values?.get('a.js')?.get('base') ?? [];
      return scansWith(text === '<other>' ? 'migrated' : 'manual');
    });
    const { questions } = await ask(scansWith('manual'), { ...asking, rescan });
    expect(questions).toMatchObject([
      { code: 'base', unlocks: 1, answers: [{ label: 'no, it is another address' }, {}] },
    ]);
  });

  test('is asked once, whatever is replied', async () => {
    const reply = vi.fn(async () => (reply.mock.calls.length > 3 ? [] : [{ values: {} }]));
    const rescan = async ({ values }: Facts) => scansWith(values?.has('a.js') ? 'migrated' : 'manual');
    await ask(scansWith('manual'), { ...asking, rescan, reply });
    expect(reply).toHaveBeenCalledTimes(1);
  });

  test('about an unreported call needs a sign that the code base is a client', async () => {
    const scans = scansWith('manual', {
      callSites: [],
      unreported: [{ line: 1, column: 1, isForeign: false, missing }],
    });
    const rescan = async () => scansWith('manual');
    expect((await ask(scans, { ...asking, rescan })).questions).toEqual([]);
    expect((await ask(scans, { ...asking, rescan, isClient: true })).questions).toMatchObject([
      { unlocks: 1, callSites: [] },
    ]);
  });

  test('is not asked about a call that is given the function that sends the request', async () => {
    const files = {
      'tags.ts': [
        "import useSWR from 'swr';",
        'const fetcher = (url: string) => fetch(url).then((response) => response.json());',
        'export function useBooks() {',
        "  const { data } = useSWR('http://komga:25600/api/v1/books', fetcher);",
        '  return data?.content ?? [];',
        '}',
      ].join('\n'),
    };
    const { questions, callSites } = await runOn(files);
    expect(callSites.map(({ outcome }) => outcome)).toEqual(['manual']);
    expect(questions).toEqual([]);
  });

  test('whose answer hides a call site is dropped', async () => {
    const question = { text: 'which?', calls: ['a.ts:1:1', 'a.ts:2:1'], answers: [{ label: 'this', setting: {} }] };
    const scanOf = (lines: readonly number[], outcome: string) =>
      [{ file: { path: 'a.ts' }, callSites: lines.map((line) => ({ line, column: 1, outcome })) }] as never;
    const before = { scans: scanOf([1, 2], 'manual'), facts: options };
    const rescans = [scanOf([1], 'migrated'), scanOf([1, 2], 'migrated')];
    const counted = [];
    for (const scans of rescans) counted.push(await tried([question as never], before, async () => scans));
    expect(counted.map((all) => all.map(({ unlocks }) => unlocks))).toEqual([[], [2]]);
  });

  test('about the end of a path names that end', async () => {
    const code = "export const load = async (rest) => (await fetch(komga.url + '/api/v1/genres' + rest)).json();\n";
    const result = await runOn({ 'komga.js': code });
    expect(result.questions.map(({ text }) => text)).toEqual([
      'what does `rest` contain: a query string, or more of the path? (komga.js)',
    ]);
    expect(result.callSites[0]?.notes[0]?.message).toBe(
      "can't tell whether `rest` is a query string or more of the path; pass the two separately",
    );
    expect(textReport(result, 'migrate')).toContain('put the line that is true into `catalogue-codemod.config.json`');
  });
});

describe('an answer that the code contradicts is not used, and the report says why', () => {
  test('a client that is part of the code base', async () => {
    const own = "const own = (path) => fetch('http://komga.local:25600' + path);\nown('/api/v1/tags');\n";
    const result = await runOn({ 'a.js': own }, { answers: [{ clients: { own: { '': { url: 0 } } } }] });
    expect(result.contradictions).toEqual([
      {
        setting: 'clients',
        name: 'own',
        message: 'the code base defines it, and its code counts',
        file: 'a.js',
        line: 2,
      },
    ]);
    expect(textReport(result, 'migrate')).toContain(
      '`own` in `clients`: the code base defines it, and its code counts',
    );
  });

  test('an argument that is not there', async () => {
    const calls = "Host.get('http://komga.local/api/v1/tags');\n";
    const { contradictions } = await runOn(
      { 'a.js': calls },
      { answers: [{ clients: { Host: { get: { url: 2 } } } }] },
    );
    expect(contradictions[0]?.message).toBe('this call has no argument 2 for `url`');
  });

  test('an answer that is only tried is none of the user', async () => {
    const files = {
      'api.ts': [
        "const paths = { genres: '/api/v1/genres', books: '/api/v1/books' } as const;",
        "export async function load(name: keyof typeof paths, query = '') {",
        "  const response = await fetch('http://komga:25600' + paths[name] + query);",
        '  return response.json();',
        '}',
        "export const genres = () => load('genres');",
        "export const one = async () => (await load('books', '?size=1')).content[0];",
      ].join('\n'),
    };
    const { contradictions, callSites } = await runOn(files);
    expect(callSites.map(({ outcome }) => outcome)).toContain('manual');
    expect(contradictions).toEqual([]);
  });

  test('a text that the code shows', async () => {
    const known = "const base = 'http://komga.local/api/v1';\nfetch(base + '/tags');\n";
    const stated = (text: string) => runOn({ 'a.js': known }, { answers: [{ values: { '*.js': { base: text } } }] });
    expect((await stated('<server>/komga')).contradictions).toEqual([
      {
        setting: 'values',
        name: 'base',
        message: 'the code shows that it holds `http://komga.local/api/v1`',
        file: 'a.js',
        line: 2,
      },
    ]);
    expect((await stated('<server>/api/v1')).contradictions).toEqual([]);
  });
});

describe('statements', () => {
  test('only say what the code base is', () => {
    const facts = { baseUrls: [] };
    expect(() => withStatements(facts, [{ client: {} }])).toThrow(
      '`client` is not a fact about the code base; did you mean `clients`?',
    );
    expect(() => withStatements(facts, [{ values: { 'a.js': { base: 1 } } }])).toThrow(
      'must be a string or a list of strings',
    );
    expect(() => withStatements(facts, [{ values: { 'a.js': 'base' } }])).toThrow('must be an object such as');
  });

  test('are joined with what is known', () => {
    const first = withStatements({ baseUrls: ['https://a.example.net'] }, [
      host,
      { 'base-url': 'https://b.example.net' },
    ]);
    const { clients, baseUrls } = withStatements(first, [{ clients: { Host: { put: { url: 0 } } } }]);
    expect(baseUrls).toEqual(['https://a.example.net', 'https://b.example.net']);
    expect(Object.keys(clients?.get('Host') ?? {})).toEqual(['get', 'post', 'put']);
  });

  test('are read from the command line as lines of the configuration file', () => {
    expect(readStatements('"base-url": ["https://a.example.net"]')).toEqual([
      { 'base-url': ['https://a.example.net'] },
    ]);
    expect(readStatements(['{ "values": {} }'])).toEqual([{ values: {} }]);
    expect(() => readStatements('base-url: x')).toThrow('`--set` must be a line of the configuration file');
  });

  test('are kept in the configuration file, whatever it held', () => {
    const file = 'catalogue-codemod.config.json';
    const folder = tempRepository({
      [file]: '{\n    "target": "1.26.0",\n    "base-url": "https://a.example.net"\n}\n',
      'app/a.js': '',
    });
    const more = { 'base-url': ['https://b.example.net'], values: { 'a.js': { base: '<server>' } } };
    expect(keepAnswers(folder.at('app'), [more, host])).toBeNull();
    const text = readFileSync(folder.at(file), 'utf8');
    expect(JSON.parse(text)).toEqual({
      target: '1.26.0',
      'base-url': ['https://a.example.net', 'https://b.example.net'],
      values: { 'app/a.js': { base: '<server>' } },
      ...host,
    });
    expect(text).toContain('\n    "target"');
    expect([...(readConfig(folder.at('app')).values?.keys() ?? [])]).toContain('a.js');
    writeFileSync(folder.at('a.json'), '');
  });
});
