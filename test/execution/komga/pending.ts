/**
 * What profile `komga` does not do yet, by the name of the scenario. A scenario that begins to pass turns red until it is
 * taken out. `left`: the call site is told to be for a person, and a migration is possible. `wrong`: it is edited, and
 * does not do what it did.
 */
export const pending: ReadonlyMap<string, string> = new Map([]);
