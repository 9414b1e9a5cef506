import { spawn } from 'node:child_process';
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
  if (!(await runVitest(mutant, ['--reporter=json', `--outputFile=${output}`, ...files])))
    return 'the tests do not end';
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

const longest = 120_000;

/** Red tests are no error here; a report that is not there is one, when it is read. False where the tests did not end. */
function runVitest(mutant: string, args: readonly string[]): Promise<boolean> {
  const config = pathOf('test/mutants/vitest.config.ts');
  const command = [pathOf('node_modules/vitest/vitest.mjs'), 'run', '--config', config, ...args];
  return new Promise((resolve) => {
    const env = { ...process.env, MUTANT: mutant };
    // A group of its own, for vitest's workers go on where only vitest is stopped.
    const child = spawn(process.execPath, command, { cwd: pathOf(''), env, stdio: 'ignore', detached: true });
    let isEnded = true;
    const timer = setTimeout(() => {
      isEnded = false;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, longest);
    child.once('close', () => {
      clearTimeout(timer);
      resolve(isEnded);
    });
  });
}
