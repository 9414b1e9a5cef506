import process from 'node:process';
import type { WriteStream } from 'node:tty';
import { apiOfRun } from './contract/api.ts';
import type { Operation } from './contract/deprecations.ts';
import { serverOf } from './contract/openapi.ts';
import { UsageError } from './contract/usage-error.ts';
import { apiVersions, deprecationsBetween, lastVersion, parseVersion } from './contract/versions.ts';
import { choiceLine, hintLine } from './reports/terminal/profile-hint.ts';
import type { ProfileHint } from './runner/result/profile-hint.ts';
import type { RunOptions } from './runner/run.ts';

/** The profile of a run if none was chosen. */
export const defaultProfile = 'contract';

/** Where questions are asked and messages go. */
export interface Asking {
  /** Null if nobody is there to ask. */
  readonly terminal: WriteStream | null;
  readonly tell: (line: string) => void;
}

/** The target and the profile that the OpenAPI document of a server matches. */
export async function readServer(
  place: string | undefined,
  { tell }: Asking,
): Promise<{ target?: string; profile?: string }> {
  if (place === undefined) return {};
  const { readDocument } = await import('./runner/read-document.ts');
  const server = serverOf(await readDocument(place, process.cwd()));
  if (server === undefined) return {};
  const target = parseVersion(server.version, 'the version of the OpenAPI document');
  const profiles = Object.entries(apiOfRun().profiles);
  const profile = profiles.find(([, { server: own }]) => own && server.title.toLowerCase().includes(own.word))?.[0];
  const named = profile === undefined ? '' : ` and profile ${profile}`;
  tell(
    `the OpenAPI document describes \`${server.title}\` ${target}: using target ${target}${named} unless you say otherwise`,
  );
  return profile === undefined ? { target } : { target, profile };
}

/** On a terminal the user chooses a version, and sees what each would do here; otherwise the target must be given. */
export async function chooseTarget(
  options: Omit<RunOptions, 'target'>,
  { terminal }: Asking,
  { show, clear }: Progress,
): Promise<string> {
  if (terminal === null) {
    const example = `name a target version, for example \`--target ${lastVersion()}\``;
    throw new UsageError(
      options.openapi === undefined
        ? `${example}, or your server with \`--openapi\``
        : `the OpenAPI document does not say which version it describes: ${example}`,
    );
  }
  const { run } = await import('./runner/run.ts');
  const looked = { ...options, onProgress: show, target: lastVersion(), write: false, isCheck: true };
  const { callSites } = await run(looked).finally(clear);
  const { deprecations } = apiOfRun();
  const removals = new Set(deprecations.map(({ removedIn }) => removedIn));
  const choices = [...apiVersions(), ...removals].map((version) => {
    const met = new Set(deprecationsBetween({ target: version, from: options.from }).map(({ operation }) => operation));
    const calls = callSites.filter(({ operation }) => met.has(operation as Operation)).length;
    return { version, operations: met.size, calls, isRemoval: removals.has(version) };
  });
  const { askTarget } = await import('./prompts.ts');
  return askTarget(choices, terminal);
}

interface Progress {
  readonly show: NonNullable<RunOptions['onProgress']>;
  readonly clear: () => void;
}

/** On a terminal the user chooses; otherwise a run that writes is refused, and any other run prints a hint. */
export async function chooseProfile(hint: ProfileHint, write: boolean, { terminal, tell }: Asking): Promise<string> {
  if (terminal !== null) {
    const { askProfile } = await import('./prompts.ts');
    return askProfile(hint, terminal);
  }
  if (write) throw new UsageError(choiceLine(hint));
  tell(hintLine(hint));
  return defaultProfile;
}
