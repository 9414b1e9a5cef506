import { deprecations } from '../../src/contract/deprecations.ts';
import type { ProfileName } from '../../src/contract/profile.ts';
import type { Known } from '../../src/trial/server/meaning.ts';
import { profiles } from '../catalogue.ts';

/** What the stand-in of the server knows under a profile. */
export function known(profile: ProfileName): Known {
  return { deprecations, profile: profiles[profile] };
}
