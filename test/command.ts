import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';

const entry = new URL('../dist/src/cli.js', import.meta.url);

/** The built command, for tests that start it in a process of its own. */
export const cli = fileURLToPath(entry);
if (!existsSync(cli)) throw new Error('the command is not built: `npm run build`');

const evaluate = createRequire(import.meta.url)('./evaluate.cjs') as (address: string) => Promise<unknown>;

/** What a command came to. */
export interface Ended {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs the built command without a terminal, in this process: its entry is evaluated anew, with the arguments, folder,
 * variables and streams of a process of its own. That costs a hundredth of a process.
 */
export async function command(
  cwd: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = { PATH: process.env.PATH },
): Promise<Ended> {
  const [stdout, stderr] = [new Kept(), new Kept()];
  const restore = replace({
    argv: [process.execPath, cli, ...args],
    stdin: { isTTY: false },
    stdout,
    stderr,
  });
  const before = { cwd: process.cwd(), exitCode: process.exitCode, env: { ...process.env } };
  process.chdir(cwd);
  setVariables(env);
  process.exitCode = undefined;
  try {
    await evaluate(`${entry}?run=${process.hrtime.bigint()}`);
    return { status: Number(process.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
  } finally {
    process.exitCode = before.exitCode;
    setVariables(before.env);
    process.chdir(before.cwd);
    restore();
  }
}

/** A stream that keeps what is written to it. */
class Kept extends Writable {
  readonly #chunks: Buffer[] = [];

  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString('utf8');
  }
}

/** Gives properties of the process other values, and returns a function that restores the old ones. */
function replace(values: Readonly<Record<string, unknown>>): () => void {
  const old = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(process, name)] as const);
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(process, name, { value, writable: true, configurable: true, enumerable: true });
  }
  return () => {
    for (const [name, descriptor] of old)
      if (descriptor !== undefined) Object.defineProperty(process, name, descriptor);
  };
}

/** Sets the variables of this process, as the system sees them too: the home folder is asked of the system. */
function setVariables(env: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (env[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(env)) if (value !== undefined) process.env[name] = value;
}
