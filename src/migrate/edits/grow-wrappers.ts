import { addTo } from '../../source/groups.ts';
import { mergeEdits, type TextEdit } from '../../source/text-edit.ts';
import type { Diagnostic, FileMigration, GrowthProposal, Note, Position, TextPlace, Wanted } from '../diagnostic.ts';
import { bodyTested } from '../objections/method-decides.ts';
import type { PriorEdits } from './prior-edits.ts';

/** The call sites of one file that need a parameter. */
export interface Asking {
  readonly path: string;
  readonly wanted: readonly Wanted[];
}

/** A note on functions that gain a parameter, and their positions. */
export interface GrowthNote extends Note {
  readonly grown: readonly TextPlace[];
}

/** The edits that add parameters to functions, and the call sites that need them. */
export interface Grown {
  readonly priorEdits: PriorEdits;
  /** Notes for these call sites, by `path:line:column`. */
  readonly notes: ReadonlyMap<string, GrowthNote>;
  /**
   * For each file, the files whose new parameters it needs, by path: those of the functions it calls, and those that
   * its own functions pass arguments to.
   */
  readonly needs: ReadonlyMap<string, ReadonlySet<string>>;
}

const mostTries = 12;
const mostAskers = 4;

/** A function that got one parameter may need another: the maximum number of rounds. */
export const mostRounds = 3;

/** A migration to repeat after some prior edits: of one call site, or of a whole file. */
export interface Repeated {
  readonly path: string;
  readonly priorEdits: PriorEdits;
  readonly only?: Position;
}

/** Steps that yield what is to be repeated, and go on with its result: whoever takes them may pause in between. */
type Steps<T> = Generator<Repeated, T, FileMigration>;

/**
 * Chooses, for each function that needs a parameter, the first way to add it that lets one of the call sites be
 * migrated. `isFit` tells whether one more parameter changes nothing for any use of a function.
 */
export function* growthSteps(
  asking: readonly Asking[],
  isFit: (growth: GrowthProposal) => boolean,
  typeOf: (growth: GrowthProposal) => TextPlace | undefined = () => undefined,
): Steps<Grown> {
  const all = [...byParameter(asking).values()];
  // Calls of other functions may use a new one as well, so it comes in a round of its own.
  const first = all.filter(([asker]) => asker?.growths[0]?.isBeside);
  const early = yield* chosenWays(first, isFit);
  const isEarly = early.some((way) => way !== undefined);
  const groups = isEarly ? first : all;
  const chosen = isEarly ? early : yield* chosenWays(all, isFit);
  const priorEdits = priorEditsOf(chosen) ?? new Map();
  const notes = new Map<string, GrowthNote>();
  const needs = new Map<string, ReadonlySet<string>>();
  const addNeeds = (path: string, others: readonly string[]): void => {
    needs.set(path, new Set([...(needs.get(path) ?? []), ...others.filter((other) => other !== path)]));
  };
  for (const [index, askers] of groups.entries()) {
    const growth = chosen[index]?.growth;
    if (growth === undefined) continue;
    const grown = growth.changes.map(({ path }) => path);
    for (const path of [...grown, ...askers.map((one) => one.path)]) addNeeds(path, grown);
    for (const { path, line, column } of askers) notes.set(`${path}:${line}:${column}`, noteOf(growth, typeOf(growth)));
  }
  if (priorEdits.size === 0) return { priorEdits, notes, needs };
  const [only, ...others] = new Map([...notes.values()].map((note) => [note.message, note])).values();
  const grown = distinctPlaces([...notes.values()].flatMap((note) => note.grown));
  const beside = only !== undefined && others.length === 0 ? only : { ...besideNote, grown };
  for (const { path, wanted } of asking) {
    for (const { line, column } of wanted) {
      const key = `${path}:${line}:${column}`;
      if (notes.has(key)) continue;
      notes.set(key, beside);
      addNeeds(path, [...priorEdits.keys()]);
    }
  }
  return { priorEdits, notes, needs };
}

/** A way to add a parameter, and the call site that needs it. */
interface Way {
  readonly asker: Asker;
  readonly growth: GrowthProposal;
}

/** The way chosen for each group of call sites; undefined if none lets one of them be migrated. */
type Ways = readonly (Way | undefined)[];

/**
 * Tries the first way of every group at the same time, since usually all of them fit: a file is then migrated once. Groups
 * for which that does not work try their ways one after the other.
 */
function* chosenWays(groups: readonly (readonly Asker[])[], isFit: (growth: GrowthProposal) => boolean): Steps<Ways> {
  const firsts = groups.map((askers): Way | undefined => {
    const [first] = waysOf(askers, isFit);
    return first;
  });
  let chosen = yield* withOpenOnly(firsts);
  for (const [index, askers] of groups.entries()) {
    if (firsts[index] === undefined || chosen[index] !== undefined) continue;
    for (const way of waysOf(askers, isFit)) {
      const more = chosen.with(index, way);
      const priorEdits = priorEditsOf(more);
      if (priorEdits === undefined || !isOpen(yield alone(way, priorEdits), way.asker)) continue;
      if (more.some((one) => one !== undefined && one !== way) && !(yield* isEnough(way))) continue;
      chosen = more;
      break;
    }
  }
  return chosen;
}

/** Those of some ways whose call site can be migrated if all of them are taken. */
function* withOpenOnly(ways: Ways): Steps<Ways> {
  const priorEdits = priorEditsOf(ways);
  const none: Ways = ways.map(() => undefined);
  if (priorEdits === undefined) return none;
  // The whole file, since this is usually what is chosen in the end.
  const migrations = new Map<string, FileMigration>();
  for (const path of new Set(ways.flatMap((way) => way?.asker.path ?? [])))
    migrations.set(path, yield { path, priorEdits });
  const open: (Way | undefined)[] = [];
  for (const way of ways) {
    const migration = way && migrations.get(way.asker.path);
    const isTaken =
      way &&
      migration &&
      isOpen(migration, way.asker) &&
      (!mayCallAnother(migration, way, ways) || (yield* isEnough(way)));
    open.push(isTaken ? way : undefined);
  }
  return open;
}

/** Whether the edits of a call site name a function that grows for another one, and so may call that instead. */
function mayCallAnother({ callSites }: FileMigration, { asker, growth }: Way, ways: Ways): boolean {
  const others = ways.flatMap((way) => way?.growth.called ?? []).filter((name) => name !== growth.called);
  const site = callSites.find((one) => one.line === asker.line && one.column === asker.column);
  return site?.edits.some(({ text }) => others.some((name) => text.includes(name))) === true;
}

/**
 * Whether a way lets its call site be migrated by itself. If it does not, the call may only use what another function
 * gained, and this one would gain a parameter that nothing uses.
 */
function* isEnough(way: Way): Steps<boolean> {
  const priorEdits = priorEditsOf([way]);
  return priorEdits !== undefined && isOpen(yield alone(way, priorEdits), way.asker);
}

function alone({ asker }: Way, priorEdits: PriorEdits): Repeated {
  return { path: asker.path, priorEdits, only: asker };
}

/** The ways to try, one call site after the other; a way that fits no call site may come before one that does. */
function* waysOf(askers: readonly Asker[], isFit: (growth: GrowthProposal) => boolean): Iterable<Way> {
  for (const asker of askers.slice(0, mostAskers)) {
    for (const growth of asker.growths.slice(0, mostTries)) if (isFit(growth)) yield { asker, growth };
  }
}

/** What is left to try for call sites once all ways of one kind were tried for each of them. */
export function withoutTried(
  wanted: readonly Wanted[],
  isTried: (growth: GrowthProposal) => boolean,
): readonly Wanted[] {
  return wanted.flatMap((one) => {
    const growths = one.growths.slice(0, mostTries).filter((growth) => !isTried(growth));
    return growths.length > 0 ? [{ ...one, growths }] : [];
  });
}

const besideNote: Note = {
  code: 'wrapper-grown',
  message: 'the called function gains an optional parameter; review it',
};

/** Adds a note to every call site that now uses a new parameter. */
export function withNotes(path: string, migration: FileMigration, notes: Grown['notes']): FileMigration {
  const callSites = migration.callSites.map((site) => {
    const note = notes.get(`${path}:${site.line}:${site.column}`);
    if (note === undefined || (site.outcome !== 'migrated' && site.outcome !== 'review')) return site;
    const { grown, ...reported } = note;
    const functions = grown.map((place) => ({ kind: 'function', ...place }) as const);
    const dependsOn = [...site.dependsOn, ...functions];
    // The new parameter takes the body, so tests of the other ones have the same result as before.
    const others = site.notes.filter(({ code }) => code !== bodyTested);
    return { ...site, outcome: 'review' as const, notes: [...others, reported], dependsOn };
  });
  return { ...migration, callSites };
}

/** Notes on what several call sites share: a function that gains a parameter, or a base by its name. */
function isShared({ code, message }: Note): boolean {
  return code === besideNote.code || (code === 'assumed-base' && !message.startsWith('the base URL is'));
}

/**
 * The call sites with a note on each function that gains a parameter, and on each base, at the first of them only; the others
 * need no look. `told`: the messages so far.
 */
export function tellOnce<T extends Diagnostic>(callSites: readonly T[], told = new Set<string>()): readonly T[] {
  const isNews = (note: Note): boolean => {
    const { message } = note;
    if (!isShared(note)) return true;
    const isNew = !told.has(message);
    told.add(message);
    return isNew;
  };
  return callSites.map((site) => {
    const notes = site.outcome === 'review' ? site.notes.filter(isNews) : site.notes;
    if (notes.length === site.notes.length) return site;
    return { ...site, outcome: notes.length > 0 ? site.outcome : ('migrated' as const), notes };
  });
}

/** The call sites without those that are left and were not there before: nothing calls a new function yet, so its path is not known. */
export function withoutNew<T extends Diagnostic>(callSites: readonly T[], before: readonly Position[]): readonly T[] {
  const places = new Set(before.map(({ line, column }) => `${line}:${column}`));
  return callSites.filter(({ outcome, line, column }) => outcome !== 'manual' || places.has(`${line}:${column}`));
}

type Asker = Wanted & { readonly path: string };

/**
 * The call sites that need the same parameter of the same function, those that need one for a body first: older
 * versions ask for these, so a function has its parameters in the same order if a run of its own applies each version.
 */
function byParameter(asking: readonly Asking[]): Map<string, Asker[]> {
  const groups = new Map<string, Asker[]>();
  const all = asking.flatMap(({ path, wanted }) => wanted.map((one) => ({ ...one, path })));
  for (const one of all.sort((a, b) => Number(a.isOfBase) - Number(b.isOfBase))) {
    const [growth] = one.growths;
    if (growth === undefined) continue;
    const key = `${growth.file}:${growth.line}:${growth.column} ${growth.parameter}`;
    addTo(groups, key, one);
  }
  return groups;
}

/** The edits of some ways; parameters of one function follow each other. Undefined if the edits contradict each other. */
function priorEditsOf(ways: Ways): PriorEdits | undefined {
  const all = new Map<string, readonly TextEdit[]>();
  for (const { path, edits } of ways.flatMap((way) => way?.growth.changes ?? [])) {
    const both = joinEdits(all.get(path) ?? [], edits);
    if (both === undefined) return undefined;
    all.set(path, both);
  }
  return all;
}

/** Combines edits; parameters added at the same position follow each other. */
function joinEdits(first: readonly TextEdit[], second: readonly TextEdit[]): readonly TextEdit[] | undefined {
  const isAdded = ({ start, end, text }: TextEdit): boolean => start === end && /^[,;]?\s+[\w.]/.test(text);
  const joined = first.map((edit) => {
    const more = second.find((other) => isAdded(other) && other.start === edit.start && other.text !== edit.text);
    return isAdded(edit) && more !== undefined ? { ...edit, text: edit.text + more.text } : edit;
  });
  const rest = second.filter(
    (edit) => !isAdded(edit) || !first.some((other) => isAdded(other) && other.start === edit.start),
  );
  return mergeEdits(joined, rest);
}

/** Whether a call site could be edited. */
function isOpen({ callSites }: FileMigration, { line, column }: Position): boolean {
  const site = callSites.find((one) => one.line === line && one.column === column);
  return site?.outcome === 'migrated' || site?.outcome === 'review';
}

function distinctPlaces(places: readonly TextPlace[]): readonly TextPlace[] {
  return [...new Map(places.map((place) => [`${place.file}:${place.line}:${place.column}`, place])).values()];
}

/** The name of a function that grows, for a message. */
export function shownName(called: GrowthProposal['called']): string {
  return called === undefined ? 'the called function' : `\`${called}\``;
}

/** What to review; `type` is where a file that is not edited declares the function, without the parameter. */
function noteOf(growth: GrowthProposal, type: TextPlace | undefined): GrowthNote {
  const { file, line, column, called, parameter, changes, isBeside } = growth;
  const typed = type === undefined ? '' : `, and add it to the type in ${type.file}:${type.line}`;
  const message = isBeside
    ? `\`${parameter}\` is new: a copy of ${shownName(called)} that sends a body; review ${file}:${line}`
    : `${shownName(called)} gains an optional \`${parameter}\` parameter; review ${file}:${line}${typed}`;
  const inOthers = changes.flatMap(({ path, first }) => (path === file ? [] : [{ file: path, ...first }]));
  return { code: 'wrapper-grown', message, grown: [{ file, line, column }, ...inOthers] };
}
