import type { WriteStream } from 'node:tty';
import { confirm, isCancel, select } from '@clack/prompts';
import { UsageError } from './contract/usage-error.ts';
import { harmless } from './reports/harmless.ts';
import { count } from './reports/terminal/columns.ts';
import { signText } from './reports/terminal/profile-hint.ts';
import type { Question, Statement } from './runner/questions/question.ts';
import type { ProfileHint } from './runner/result/profile-hint.ts';

/** An API version that the user can choose, and what it would do here. */
export interface VersionChoice {
  readonly version: string;
  /** The number of operations deprecated up to it, and of calls to them in the code base. */
  readonly operations: number;
  readonly calls: number;
  /** Whether it no longer has these operations. */
  readonly isRemoval: boolean;
}

/** Asks which API version to migrate to. Throws a UsageError if the user cancels. */
export async function askTarget(choices: readonly VersionChoice[], output: WriteStream): Promise<string> {
  const target = await select<string>({
    message: 'Which API version are you migrating to?',
    options: choices.toReversed().map(({ version, operations, calls, isRemoval }) => ({
      value: version,
      label: `${version} · ${count(operations, 'operation')} · ${count(calls, 'call')} here`,
      ...(isRemoval && { hint: 'no longer has these operations' }),
    })),
    initialValue: choices.findLast(({ isRemoval }) => !isRemoval)?.version ?? '',
    output,
  });
  if (isCancel(target)) throw new UsageError('no target version chosen');
  return target;
}

/** Asks whether the server is the one that the code names. Throws a UsageError if the user cancels. */
export async function askProfile({ profile, server, sign }: ProfileHint, output: WriteStream): Promise<string> {
  const chosen = await select<string>({
    message: harmless(`Is your server ${server.name}? (${signText(sign)} suggests it)`),
    options: [
      { value: profile, label: `Yes: --profile ${profile}`, hint: server.gain.replaceAll('`', '') },
      { value: 'contract', label: 'No: --profile contract', hint: 'follows the published contract only' },
    ],
    initialValue: profile,
    output,
  });
  if (isCancel(chosen)) throw new UsageError('no profile chosen');
  return chosen;
}

/**
 * Asks for a fact that the code does not show. Undefined if the user does not know; throws a UsageError if the user
 * cancels.
 */
export async function askQuestion(question: Question, output: WriteStream): Promise<Statement | undefined> {
  const { text, file, line, unlocks, answers } = question;
  const chosen = await select<number>({
    message: harmless(`${text} (${count(unlocks, 'call')}, such as ${file}:${line})`),
    options: [
      ...answers.map(({ label }, value) => ({ value, label: harmless(label) })),
      { value: -1, label: "I don't know, or something else" },
    ],
    // An answer is taken as true, so pressing Enter alone gives none.
    initialValue: -1,
    output,
  });
  if (isCancel(chosen)) throw new UsageError('stopped: nothing was written');
  return answers[chosen]?.setting;
}

/** Asks whether to write the answers into a file. */
export async function askToKeep(path: string, output: WriteStream): Promise<boolean> {
  const keeps = await confirm({ message: harmless(`Save these settings in ${path}?`), initialValue: false, output });
  return keeps === true;
}

/**
 * Asks whether to go on with a folder that holds far more than a code base. Throws a UsageError unless the user agrees.
 */
export async function askWideFolder(folder: string, output: WriteStream): Promise<void> {
  const isMeant = await confirm({ message: harmless(`Search ${folder}?`), initialValue: false, output });
  if (isMeant !== true) throw new UsageError('name the folders of your code base');
}
