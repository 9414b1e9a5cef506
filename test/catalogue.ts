import { within } from '../src/contract/api.ts';
import * as gaps from '../src/contract/gaps.ts';
import type { Profile, ProfileName } from '../src/contract/profile.ts';
import { migrateFile } from '../src/migrate/migrate-file.ts';
import { catalogue } from '../transforms/index.ts';

const { contract, komga } = catalogue.api.profiles;
if (contract === undefined || komga === undefined) throw new Error('the catalogue has both profiles');

/** The profiles of the catalogue, with what its transforms know. */
export const profiles: Readonly<Record<ProfileName, Profile>> = { contract, komga };

/** Migrates a file as a client of the catalogue, without a run around it. */
export const migrateAlone: typeof migrateFile = (...given) => within(catalogue.api, () => migrateFile(...given));

/** What is left open about an operation of the catalogue. */
export const gapsOf: typeof gaps.gapsOf = (...given) => within(catalogue.api, () => gaps.gapsOf(...given));
export const gapOf: typeof gaps.gapOf = (...given) => within(catalogue.api, () => gaps.gapOf(...given));
