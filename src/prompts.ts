import type { WriteStream } from 'node:tty';
import { confirm, isCancel, select } from '@clack/prompts';
import type { ProfileName } from './contract/profile.ts';
import { UsageError } from './contract/usage-error.ts';
import { apiVersions } from './contract/versions.ts';
import { harmless } from './reports/harmless.ts';
import { signText } from './reports/terminal/profile-hint.ts';
import type { ProfileHint } from './runner/result/profile-hint.ts';

/** Asks which API version to move to. Refuses with a UsageError where the user breaks off. */
export async function askTarget(output: WriteStream): Promise<string> {
  const target = await select<string>({
    message: 'Which API version do the clients have to work with?',
    options: [
      { value: '2.0.0', hint: 'where every deprecated operation is removed' },
      ...apiVersions.toReversed().map((value) => ({ value })),
    ],
    initialValue: apiVersions.at(-1) ?? '2.0.0',
    output,
  });
  if (isCancel(target)) throw new UsageError('no target version chosen');
  return target;
}

/** Asks whether the server is the one that the code names. Refuses with a UsageError where the user breaks off. */
export async function askProfile({ profile, server, sign }: ProfileHint, output: WriteStream): Promise<ProfileName> {
  const chosen = await select<ProfileName>({
    message: harmless(`Is the server ${server.name}? ${signText(sign)} names it.`),
    options: [
      { value: profile, label: `yes: --profile ${profile}`, hint: server.gain.replaceAll('`', '') },
      { value: 'contract', label: 'no: --profile contract', hint: 'does what the contract says, and nothing more' },
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
