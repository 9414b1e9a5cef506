/**
 * How often each kind of work was done in this process. Tests count these instead of seconds, so that work which grows
 * faster than the code it is done for turns a test red on any machine.
 */
export const work = {
  /** Strings that were parsed. */
  parses: 0,
  /** Expressions that were evaluated; those whose value was known already are not counted. */
  evaluations: 0,
  /** Functions that were searched for calls that may send a request. */
  summaries: 0,
  /** Files that were searched for call sites. */
  searches: 0,
  /** Edited files that were compared with what was planned for them. */
  proofs: 0,
};

/** The counts so far, to subtract from later ones. */
export function workSoFar(): typeof work {
  return { ...work };
}
