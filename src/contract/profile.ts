/** What a profile knows beyond the table of deprecations. Data only: the engine never asks for a profile by name. */
export interface Profile {
  readonly name: string;
}

/** Does what the contract says and nothing that it does not say (contract 4.2 rule 1, 4.3). */
const contract: Profile = { name: 'contract' };

/** Every profile by its name on the command line. */
export const profiles = { contract } as const satisfies Record<string, Profile>;

export type ProfileName = keyof typeof profiles;
