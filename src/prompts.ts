import type { WriteStream } from 'node:tty';
import { confirm, isCancel, select } from '@clack/prompts';
import { UsageError } from './contract/usage-error.ts';
import { harmless } from './reports/harmless.ts';
import { count } from './reports/terminal/columns.ts';
import { signText } from './reports/terminal/profile-hint.ts';
import type { ProfileHint } from './runner/result/profile-hint.ts';

/** What a version would do here. */
export interface VersionChoice {
  readonly version: string;
  /** How many operations are deprecated up to it, and how many calls of them the code base has. */
  readonly operations: number;
  readonly calls: number;
  /** Whether it no longer has them. */
  readonly isRemoval: boolean;
}

/** Asks which API version to move to. Refuses with a UsageError if the user breaks off. */
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

/** Asks whether the server is the one that the code names. Refuses with a UsageError if the user breaks off. */
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

/** Asks whether a folder that holds far more than a code base is meant. Refuses with a UsageError unless it is. */
export async function askWideFolder(folder: string, output: WriteStream): Promise<void> {
  const isMeant = await confirm({ message: harmless(`Search ${folder}?`), initialValue: false, output });
  if (isMeant !== true) throw new UsageError('name the folders of the code base');
}
