import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { interruptionOf, undoLastRun } from '../../src/runner/writing/undo.ts';
import { type TempFolder, tempRepository } from './temp-folder.ts';

const top = fileURLToPath(new URL('../..', import.meta.url));
// Beside the packages that it imports.
const writer = `${top}node_modules/.cache/write-run-${process.pid}.mjs`;
const script = fileURLToPath(new URL('./write-and-die.mjs', import.meta.url));
const kills = Number(process.env.CATALOGUE_CODEMOD_KILLS ?? 20);
const number = kills > 20 ? 500 : 120;
const names = Array.from({ length: number }, (_, index) => `${index}.ts`);
const textOf = (name: string) => `text of ${name}\r\n`.repeat(20);

beforeAll(async () => {
  const options = { bundle: true, packages: 'external', format: 'esm', platform: 'node' } as const;
  await build({ ...options, entryPoints: [`${top}src/runner/writing/write-run.ts`], outfile: writer });
});
afterAll(() => rmSync(writer, { force: true }));

/** Lets a process write, and kills it after some milliseconds of that; null waits until it is done. Gives how long it wrote. */
async function write(folder: TempFolder, signal: NodeJS.Signals, delay: number | null): Promise<number> {
  const child = fork(script, [folder.path, writer], { stdio: 'ignore' });
  const closed = once(child, 'close');
  const [first] = await Promise.race([once(child, 'message'), closed]);
  expect(first, 'what the process says first').toBe('start');
  const began = performance.now();
  if (delay !== null) {
    await Promise.race([setTimeout(delay), closed]);
    child.kill(signal);
  }
  await closed;
  return performance.now() - began;
}

/** How many files have the new text. Fails if a file has neither the complete new text nor the complete old one. */
function newFiles(folder: TempFolder): number {
  const texts = names.map((name) => [folder.read(`src/${name}`), textOf(name)] as const);
  expect(texts.filter(([text, old]) => text !== old && text !== `new ${old}`)).toEqual([]);
  const created = readdirSync(folder.at('src')).includes('created.ts');
  if (created) expect(folder.read('src/created.ts')).toBe('new\n');
  return texts.filter(([text, old]) => text !== old).length + (created ? 1 : 0);
}

function repository(): TempFolder {
  return tempRepository(Object.fromEntries(names.map((name) => [`src/${name}`, textOf(name)])));
}

test(`a run that is killed, ${kills} times, leaves each file whole, says so, and is undone byte for byte`, async () => {
  const folder = repository();
  const longest = await write(folder, 'SIGKILL', null);
  expect([newFiles(folder), interruptionOf(folder.path)]).toEqual([number + 1, undefined]);
  undoLastRun(folder.path);
  const reached: number[] = [];
  for (let kill = 0; kill < kills; kill++) {
    const signal = (['SIGKILL', 'SIGKILL', 'SIGTERM', 'SIGINT'] as const)[kill % 4] as NodeJS.Signals;
    await write(folder, signal, Math.random() * longest * 0.7);
    reached.push(newFiles(folder));
    const told = interruptionOf(folder.path);
    if (told !== undefined) expect(told).toEqual({ changed: reached.at(-1), total: number + 1 });
    // Every other time it is started again first, and killed again or not: both are undone together.
    if (kill % 2 === 1) {
      await write(folder, 'SIGKILL', kill % 4 === 1 ? null : Math.random() * longest * 0.5);
      if (kill % 4 === 1) expect(newFiles(folder)).toBe(number + 1);
    }
    if (newFiles(folder) > 0 || interruptionOf(folder.path)) undoLastRun(folder.path);
    expect(newFiles(folder)).toBe(0);
    expect(folder.git(['status', '--porcelain', '--ignored'])).toBe('');
  }
  expect(reached.some((one) => one > 0 && one < number)).toBe(true);
});
