import { afterAll, describe, expect, test } from 'vitest';
import { type Mutant, mutate, pathOf } from './mutant.ts';
import { mutants } from './mutants.ts';
import { readNoticed, writeNoticed } from './noticed.ts';
import { endless, Noticing, type RedTest } from './noticing.ts';

/** As many at a time as `maxConcurrency` in the configuration; each with what it found red. */
const processes = [0, 1].map(() => ({ noticing: new Noticing(), reds: [] as RedTest[] }));
const idle = [...processes];
const noticed = readNoticed();
/** The test that each mutant turned red, of those that ran. */
const found = new Map<string, RedTest | undefined>();

afterAll(async () => {
  await Promise.all(processes.map(({ noticing }) => noticing.stop()));
  const width = Math.max(...[...found.keys()].map((name) => name.length));
  const lines = [...found].map(([name, red]) => `${name.padEnd(width)}  ${red?.test ?? 'SURVIVED'}`);
  const dead = [...found.values()].filter((red) => red !== undefined);
  process.stdout.write(`\n${lines.join('\n')}\n\n${dead.length} of ${found.size} turn a test red\n`);
});

/** Keeps what is known of the mutants that there are. */
function remember(): void {
  const names = new Set(mutants.map(({ name }) => name));
  const known = [...noticed, ...found].filter((one): one is [string, RedTest] => one[1] !== undefined);
  writeNoticed(new Map(known.filter(([name, red]) => names.has(name) && red !== endless)));
}

test('there are at least 25 mutants, each with a name of its own and a text to replace', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(mutants.length).toBeGreaterThanOrEqual(25);
  for (const mutant of mutants) expect(() => mutate(mutant)).not.toThrow();
});

describe.concurrent('turns a test red', () => {
  test.each(mutants.map((mutant) => [mutant.name, mutant] as const))('%s', async (name, mutant) => {
    const red = await using(async ({ noticing, reds }) => {
      const first = await firstRed(noticing, mutant);
      if (first !== undefined && first !== endless) reds.push(first);
      return first;
    });
    found.set(name, red);
    remember();
    expect(red, 'no test turns red: write the one that is missing').toBeDefined();
  });
});

test('without a mutant the tests that noticed one are green', async () => {
  // Each in the process that found it red: if that still had the mutant loaded, it would be red again.
  const stillRed = processes.map(async ({ noticing, reds }) => {
    if (reds.length === 0) return [];
    const tests = [...new Set(reds.map(({ file }) => file))];
    const names = [...new Set(reds.map(({ test }) => test))];
    return await noticing.redTests({ name: '', tests, names });
  });
  expect(await Promise.all(stillRed)).toEqual(processes.map(() => []));
});

/** The test that noticed a mutant last time, and if that is green now, the first of all its tests. */
async function firstRed(noticing: Noticing, { name, file, tests }: Mutant): Promise<RedTest | undefined> {
  const last = noticed.get(name);
  const path = pathOf(file);
  if (last !== undefined) {
    const [red] = await noticing.redTests({ name, path, tests: [last.file], names: [last.test] });
    if (red !== undefined) return red;
  }
  for (const test of tests) {
    const [red] = await noticing.redTests({ name, path, tests: [test] });
    if (red !== undefined) return red;
  }
  return undefined;
}

/** Lends a process that runs tests; no more than one test at a time has it. */
async function using<T>(work: (process: (typeof processes)[number]) => Promise<T>): Promise<T> {
  const process = idle.pop();
  if (process === undefined) throw new Error('this is a bug: more tests at a time than processes');
  try {
    return await work(process);
  } finally {
    idle.push(process);
  }
}
