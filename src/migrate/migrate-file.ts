import type { Deprecation } from '../contract/deprecations.ts';
import type { OpenApi } from '../contract/openapi.ts';
import type { Profile } from '../contract/profile.ts';
import type { Refusal } from '../requests/call-site.ts';
import { positions } from '../source/source-file.ts';
import { applyEdits, composeEdits, editsHolding, mapOffset, type TextEdit } from '../source/text-edit.ts';
import type { Codebase } from '../values/codebase.ts';
import { chooseIn } from './choices/choose.ts';
import type { Transform } from './define-transform.ts';
import type { FileMigration, GrowthProposal, Position, Wanted } from './diagnostic.ts';
import {
  growthSteps,
  mostRounds,
  type Repeated,
  tellOnce,
  withNotes,
  withoutNew,
  withoutTried,
} from './edits/grow-wrappers.ts';
import { laidOutText } from './edits/lay-out.ts';
import { atOrigin, offsets, type PriorEdits } from './edits/prior-edits.ts';
import { migrateText } from './migrate-text.ts';
import { joinEvidence } from './service/evidence.ts';
import type { Whereabouts } from './service/identity.ts';
import type { TriedCall } from './service/tried-calls.ts';
import type { Surroundings } from './split/module-place.ts';

/** The options of a migration, the same for every file of a run. */
export interface MigrateOptions extends Whereabouts {
  /** The deprecations to apply; see `deprecationsBetween` of the contract layer. */
  readonly deprecations: readonly Deprecation[];
  /** What the deprecations of each API version mean; must cover `deprecations`. */
  readonly transforms: readonly Transform[];
  readonly profile: Profile;
  /** The OpenAPI document of the server, to compare the new requests with. */
  readonly document?: OpenApi;
  /** The other files, to resolve imports; without it, each file is read on its own. */
  readonly codebase?: Codebase;
  /** The folders of the code base. Without it no module is written, and queries that need one are left. */
  readonly surroundings?: Surroundings;
  /** Why the test doubles of an operation must stay unchanged, if so: the calls that they stand in for stay unchanged. */
  readonly holdDouble?: (operation: string) => Refusal | undefined;
  /**
   * Edits to apply first, to this and to other files; everything reported about a file refers to its text before them.
   */
  readonly priorEdits?: PriorEdits;
  /** The positions of call sites to leave unchanged, by file. */
  readonly refused?: ReadonlyMap<string, readonly Refused[]>;
  /** Calls that sent deprecated requests in a trial, by file. */
  readonly tried?: ReadonlyMap<string, readonly TriedCall[]>;
  /** The position of the only call to migrate: only that call is proved and reported. */
  readonly only?: Position;
}

/** A call site to leave unchanged, for a reason or because the user wants that. */
export interface Refused extends Position {
  readonly why?: Refusal;
}

/**
 * Migrates one file given as text; the extension of `path` chooses the parser. Never throws, whatever the file
 * contains. Functions that only this file can call gain parameters if its call sites need them; for other functions see
 * `wanted`.
 */
export function migrateFile(path: string, text: string, options: MigrateOptions): FileMigration {
  const edits = options.priorEdits?.get(path) ?? [];
  const migration =
    edits.length === 0
      ? migrateGrowing(path, text, options)
      : afterEdits({ path, text, edits, options }, (after, asked) => migrateGrowing(path, after, asked));
  return { ...migration, callSites: tellOnce(migration.callSites) };
}

function migrateGrowing(path: string, text: string, options: MigrateOptions, rounds = mostRounds): FileMigration {
  const first = migrateChoosing(path, text, options);
  if (first.wanted.length === 0 || options.only !== undefined || rounds === 0) return first;
  const evidence = joinEvidence([options.evidence, first.evidence].flatMap((one) => one ?? []));
  const knowing = { ...options, evidence };
  const again = ({ priorEdits, only }: Repeated): FileMigration => {
    const asked = { path, text, edits: priorEdits.get(path) ?? [], options: { ...knowing, ...(only && { only }) } };
    return afterEdits(asked, (after, within) => migrateChoosing(path, after, within));
  };
  const isOwn = (one: GrowthProposal): boolean =>
    one.isOnlyCalledHere && one.changes.every((change) => change.path === path);
  const steps = growthSteps([{ path, wanted: first.wanted }], isOwn);
  let step = steps.next();
  while (step.done !== true) step = steps.next(again(step.value));
  const { priorEdits, notes } = step.value;
  const left = withoutTried(first.wanted, isOwn);
  const chosen = priorEdits.get(path);
  if (chosen === undefined) return { ...first, wanted: left };
  const edits = laidOutText(path, text, chosen, options.surroundings);
  const grown = afterEdits({ path, text, edits, options }, (after, asked) =>
    migrateGrowing(path, after, asked, rounds - 1),
  );
  const callSites = withoutNew(grown.callSites, first.callSites);
  const second = withNotes(path, { ...grown, callSites }, notes);
  const isLeft = ({ line, column }: Wanted): boolean =>
    second.wanted.some((other) => other.line === line && other.column === column);
  return { ...second, wanted: left.filter(isLeft), grown: composeEdits(text, edits, second.grown ?? []) };
}

/** Migrates one text, with the calls whose paths each need their own request. */
function migrateChoosing(path: string, text: string, options: MigrateOptions): FileMigration {
  const first = migrateText(path, text, options);
  const evidence = joinEvidence([options.evidence, first.evidence].flatMap((one) => one ?? []));
  const { edits, callSites, ...chosen } = chooseIn(path, text, first, { ...options, evidence });
  // Relative to this text, as the edits of what grows are.
  const wanted = [...chosen.wanted, ...besideLast(first.wanted, chosen.wanted)];
  if (edits.length === 0) return { ...first, wanted };
  const next = afterEdits({ path, text, edits, options }, (after, asked) => migrateChoosing(path, after, asked), false);
  const own = editsHolding(next.edits, edits);
  const all = [...next.callSites, ...callSites.map((one) => ({ ...one, edits: own }))];
  return { ...next, wanted, callSites: all.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** What some calls want, last of all copies of a function that grows for others anyway. */
function besideLast(wanted: readonly Wanted[], others: readonly Wanted[]): readonly Wanted[] {
  const keyOf = ({ file, line, column }: GrowthProposal) => `${file}:${line}:${column}`;
  const growing = new Set(others.flatMap(({ growths }) => growths.map(keyOf)));
  const isLast = (growth: GrowthProposal) => growth.isBeside && growing.has(keyOf(growth));
  return wanted.map((one) => ({
    ...one,
    growths: [...one.growths.filter((growth) => !isLast(growth)), ...one.growths.filter(isLast)],
  }));
}

/** Migrates the text of a file after some edits, and reports positions in the text before them. */
function afterEdits(
  { path, text, edits, options }: { path: string; text: string; edits: readonly TextEdit[]; options: MigrateOptions },
  migrate: (text: string, options: MigrateOptions) => FileMigration,
  isGrowth = true,
): FileMigration {
  const after = applyEdits(text, edits);
  const moved = (place: Position): Position => positions(after)(mapOffset(offsets(text)(place), edits));
  const only = options.only && moved(options.only);
  const movedIn = <T extends Position>(all: ReadonlyMap<string, readonly T[]> | undefined) =>
    all && new Map([...all, [path, (all.get(path) ?? []).map((one) => ({ ...one, ...moved(one) }))] as const]);
  const [refused, tried] = [movedIn(options.refused), movedIn(options.tried)];
  const within = { ...options, ...(only && { only }), ...(refused && { refused }), ...(tried && { tried }) };
  return atOrigin(migrate(after, within), { path, before: text, after, edits, isGrowth });
}
