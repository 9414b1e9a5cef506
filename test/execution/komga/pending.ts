/**
 * What profile `komga` does not do yet, by the name of the scenario. A scenario that begins to pass turns red until it is
 * removed. `left`: the call site is left to a person, although a migration is possible. `wrong`: it is edited, and
 * does not do what it did.
 */
export const pending: ReadonlyMap<string, string> = new Map([]);
