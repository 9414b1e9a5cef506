import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { interruptionOf, undoLastRun } from '../../src/runner/undo.ts';
import { type TempFolder, tempRepository } from './temp-folder.ts';

const script = fileURLToPath(new URL('./write-and-die.mjs', import.meta.url));
const kills = Number(process.env.CATALOGUE_CODEMOD_KILLS ?? 20);
const number = 500;
const names = Array.from({ length: number }, (_, index) => `${index}.ts`);
const textOf = (name: string) => `text of ${name}\r\n`.repeat(20);

/** Lets a process write, and kills it after some milliseconds of writing; null waits until it is done. */
async function write(folder: TempFolder, signal: NodeJS.Signals, delay: number | null): Promise<void> {
  const child = fork(script, [folder.path], { stdio: 'ignore' });
  await once(child, 'message');
  const closed = once(child, 'close');
  if (delay !== null) {
    await Promise.race([setTimeout(delay), closed]);
    child.kill(signal);
  }
  await closed;
}

/** How many files have the new text. Fails where one has neither this nor the old one, whole. */
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

test(
  `a run that is killed, ${kills} times, leaves each file whole, says so, and is undone byte for byte`,
  async () => {
    const folder = repository();
    const began = performance.now();
    await write(folder, 'SIGKILL', null);
    const longest = performance.now() - began;
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
  },
  kills * 30_000,
);
