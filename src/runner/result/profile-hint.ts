import { apiOfRun } from '../../contract/api.ts';
import type { Server } from '../../contract/profile.ts';
import type { Sign } from './find-sign.ts';

/** A profile that fits the code base better than that of the run, and the evidence for it. */
export interface ProfileHint {
  readonly profile: string;
  readonly server: Server;
  readonly sign: Sign;
}

/** The profile of a server that a run without a profile may be meant for. */
export function otherProfile(profile: string): Omit<ProfileHint, 'sign'> | undefined {
  const { profiles } = apiOfRun();
  if (profiles[profile]?.server !== undefined) return undefined;
  return Object.entries(profiles).flatMap(([name, { server }]) => (server ? [{ profile: name, server }] : []))[0];
}

/** The word by which code refers to a server that a profile describes. */
export function serverWord(): string | undefined {
  return Object.values(apiOfRun().profiles).find(({ server }) => server !== undefined)?.server?.word;
}
