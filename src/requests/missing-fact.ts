import type { CallShape } from './guesses/call-shape.ts';

/** A call to something that the code base does not define, with what its calls show about its parameters. */
export interface MissingClient {
  readonly about: 'client';
  /** As in the configuration: `Network` and `get` for `Network.get(…)`; the member is empty for `ask(…)`. */
  readonly name: string;
  readonly member: string;
  /** Where the calls of this member in the same file have the parts of a request. */
  readonly shape: CallShape;
  /** What the uses of the result show about it; undefined if they show nothing. */
  readonly responds: CallShape['responds'];
}

/** An expression whose value the code base does not show. */
export interface MissingText {
  /** Whether it is the address before a path, the end of a path, or a method. */
  readonly about: 'base' | 'tail' | 'method';
  readonly file: string;
  readonly expression: string;
  /** The start of the path that an address must hold: `/api/v1`. */
  readonly holds?: string;
}

/** An address that may belong to the user's own server. */
export interface MissingHost {
  readonly about: 'host';
  readonly origin: string;
}

/** A fact that the code does not show but a person knows. Made only of strings, since a run keeps many of them. */
export type MissingFact = MissingClient | MissingText | MissingHost;
