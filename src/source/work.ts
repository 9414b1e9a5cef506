/**
 * How often each kind of work was done in this process. Tests count these instead of seconds, so that work that grows
 * faster than the code fails a test on any machine.
 */
export const work = {
  /** Files read, counted each time. */
  reads: 0,
  /** Strings that were parsed. */
  parses: 0,
  /** Expressions evaluated; those whose value was already known are not counted. */
  evaluations: 0,
  /** Parameters and loop variables followed to what they are given, to find what writes to an object. */
  follows: 0,
  /** Files searched for the calls of something with a name. */
  listings: 0,
  /** Files opened to look for such calls from outside. */
  openings: 0,
  /** Functions searched for calls that may send a request. */
  summaries: 0,
  /** Files searched for call sites. */
  searches: 0,
  /** Edited files compared with what was planned for them. */
  proofs: 0,
};

/** The counts so far, to subtract from later ones. */
export function workSoFar(): typeof work {
  return { ...work };
}
