import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { mutate, pathOf } from './mutant.ts';
import { mutants } from './mutants.ts';

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
/** What came of each mutant that ran. */
const found = new Map<string, string | undefined>();

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  const width = Math.max(...[...found.keys()].map((name) => name.length));
  const lines = [...found].map(([name, red]) => `${name.padEnd(width)}  ${red ?? 'SURVIVED'}`);
  const dead = [...found.values()].filter((red) => red !== undefined);
  process.stdout.write(`\n${lines.join('\n')}\n\n${dead.length} of ${found.size} turn a test red\n`);
});

test('there are at least 25 mutants, each with a name of its own and a text to replace', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(mutants.length).toBeGreaterThanOrEqual(25);
  for (const mutant of mutants) expect(() => mutate(mutant)).not.toThrow();
});

test('without a mutant all tests are green', async () => {
  const all = [...new Set(mutants.flatMap(({ tests }) => tests))];
  expect(await firstRed('', all)).toBeUndefined();
});

describe.concurrent('turns a test red', () => {
  test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s', async (name, { tests }) => {
    const red = await firstRed(name, tests);
    found.set(name, red);
    expect(red, 'no test turns red: write the one that is missing').toBeDefined();
  });
});

/** The first test that fails under a mutant. Throws where the tests cannot be run at all, which says nothing. */
async function firstRed(mutant: string, files: readonly string[]): Promise<string | undefined> {
  const output = join(folder, `${mutants.findIndex(({ name }) => name === mutant)}.json`);
  await runVitest(mutant, ['--reporter=json', `--outputFile=${output}`, ...files]);
  const { testResults } = JSON.parse(readFileSync(output, 'utf8')) as Report;
  for (const { name, message, assertionResults } of testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed !== undefined) return failed.fullName;
    if (assertionResults.length === 0 && message) throw new Error(`${name} does not load: ${message}`);
  }
  return undefined;
}

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** Red tests are no error here; a report that is not there is one, when it is read. */
function runVitest(mutant: string, args: readonly string[]): Promise<void> {
  const command = [
    pathOf('node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    pathOf('test/mutants/vitest.config.ts'),
  ];
  return new Promise((resolve) => {
    const env = { ...process.env, MUTANT: mutant };
    execFile(process.execPath, [...command, ...args], { cwd: pathOf(''), env, maxBuffer: 2 ** 28 }, () => resolve());
  });
}
