import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { pathOf } from './mutant.ts';

/** What to run: some test files against a mutant, or against none if it has no name; of each file all tests, or those named. */
interface Asked {
  readonly name: string;
  /** The file that the mutant breaks. */
  readonly path?: string;
  readonly tests: readonly string[];
  readonly names?: readonly string[];
}

/** A test by its file and its full name. */
export interface RedTest {
  readonly file: string;
  readonly test: string;
}

/** What stands for a test where the tests of a mutant do not end. */
export const endless: RedTest = { file: '', test: 'the tests do not end' };

const longest = 900_000;

/** A process that runs tests against mutants, one after the other. One that hangs is replaced. */
export class Noticing {
  #child: Promise<ChildProcess> | undefined;

  /** The tests that fail. Throws if they cannot be run at all, which says nothing. */
  async redTests(asked: Asked): Promise<readonly RedTest[]> {
    this.#child ??= started();
    const child = await this.#child;
    const reply = replyOf(child);
    child.send(asked);
    const { red, trouble } = await reply;
    if (trouble !== undefined) throw new Error(trouble);
    if (red !== undefined) return red;
    await this.stop();
    return [endless];
  }

  async stop(): Promise<void> {
    const child = await this.#child;
    this.#child = undefined;
    // A group of its own, for its workers go on if only it is stopped.
    if (child?.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  }
}

interface Reply {
  readonly red?: readonly RedTest[];
  readonly trouble?: string;
}

/** Empty if no reply came in time. */
function replyOf(child: ChildProcess): Promise<Reply> {
  return new Promise((resolve) => {
    const settle = (reply: Reply) => {
      clearTimeout(timer);
      child.off('message', settle);
      child.off('exit', ended);
      resolve(reply);
    };
    const ended = () => settle({ trouble: 'the process that runs the tests has ended' });
    const timer = setTimeout(() => settle({}), longest);
    child.once('message', settle);
    child.once('exit', ended);
  });
}

async function started(): Promise<ChildProcess> {
  const options = { cwd: pathOf(''), stdio: ['ignore', 'ignore', 'inherit', 'ipc'], detached: true } as const;
  // Each mutant is run by a thread of its own, whose code is not run often enough to earn back what optimizing it costs.
  const execArgv = ['--interrupt-budget=400000'];
  const child = fork(pathOf('test/mutants/notice.mjs'), [], { ...options, stdio: [...options.stdio], execArgv });
  await once(child, 'message');
  return child;
}
