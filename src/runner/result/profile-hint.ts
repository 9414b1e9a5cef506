import { join } from 'node:path';
import { type Profile, type ProfileName, profiles, type Server } from '../../contract/profile.ts';
import { readTextIfAny } from '../files.ts';
import { findSignInPackage, type Sign } from './find-sign.ts';

/** Another profile that fits the code base better than the one of the run, and what tells so. */
export interface ProfileHint {
  readonly profile: ProfileName;
  readonly server: Server;
  readonly sign: Sign;
}

/** The profile of a server that a run without one may be meant for. */
export function otherProfile(profile: ProfileName): Omit<ProfileHint, 'sign'> | undefined {
  if ((profiles[profile] as Profile).server !== undefined) return undefined;
  const others = Object.entries(profiles as Record<ProfileName, Profile>);
  return others.flatMap(([name, { server }]) => (server ? [{ profile: name as ProfileName, server }] : []))[0];
}

/** The hint at a profile, if the package in `cwd` or its code (`sign`) names its server. */
export function hintOf(other: Omit<ProfileHint, 'sign'>, cwd: string, sign: Sign | undefined): ProfileHint | undefined {
  const path = 'package.json';
  const found = findSignInPackage(other.server.word, { path, text: readTextIfAny(join(cwd, path)) ?? '' }) ?? sign;
  return found && { ...other, sign: found };
}
