import type { Position } from '../../migrate/diagnostic.ts';

/** A setting of the configuration file that states a fact: `{ "base-url": ["https://books.example.net"] }`. */
export type Statement = Readonly<Record<string, unknown>>;

/** A possible answer, and the setting that states it. */
export interface QuestionAnswer {
  readonly label: string;
  readonly setting: Statement;
}

/** A fact that the code does not show, but a person may know. */
export interface Question extends Position {
  /** The kind of the fact: `client`, `host`, `base`, `tail` or `method`. */
  readonly code: string;
  readonly text: string;
  /** The file of the first call that lacks it; line and column are those of the call. */
  readonly file: string;
  /** The fingerprints of the reported call sites that lack it. */
  readonly callSites: readonly string[];
  /** The places of all calls that lack it, reported or not, as `file:line:column`. */
  readonly calls: readonly string[];
  /** How many of these calls the run can change or find with the first answer; in a large code base, how many lack it. */
  readonly unlocks: number;
  /** The likeliest one first. */
  readonly answers: readonly QuestionAnswer[];
}

/** A setting that the code contradicts, which is therefore not used. */
export interface Contradiction {
  /** The setting, and the name in it. */
  readonly setting: string;
  readonly name: string;
  readonly message: string;
  readonly file: string;
  readonly line: number;
}
