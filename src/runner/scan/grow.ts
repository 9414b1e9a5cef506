import type { FileMigration, GrowthProposal, Position } from '../../migrate/diagnostic.ts';
import {
  type Grown,
  type GrowthNote,
  growthSteps,
  mostRounds,
  type Repeated,
  shownName,
  withNotes,
  withoutNew,
} from '../../migrate/edits/grow-wrappers.ts';
import { laidOut, laidOutText } from '../../migrate/edits/lay-out.ts';
import { codebaseAfter, type LineAt, originIn, type PriorEdits, withLines } from '../../migrate/edits/prior-edits.ts';
import type { MigrateOptions, migrateFile } from '../../migrate/migrate-file.ts';
import { mayMisuse, misuses } from '../../migrate/objections/uses.ts';
import { openAll, type SourceFile } from '../../source/source-file.ts';
import { applyEdits, composeEdits } from '../../source/text-edit.ts';
import { evaluatorOf } from '../../values/evaluate.ts';
import type { ListedFile } from '../listing/list-files.ts';
import { readSource } from '../listing/read-source.ts';
import { typesIn } from './declared-types.ts';
import type { EachOf } from './each-in-turn.ts';
import { type FileScan, type Scanning, scanFile } from './scan-file.ts';

/** The scans of all files, and how to scan one of them again in the same way. */
interface GrownScans {
  readonly scans: readonly FileScan[];
  again(file: ListedFile, more: Partial<MigrateOptions>, migrate?: typeof migrateFile): FileScan;
  /** The options of these scans. */
  readonly options: MigrateOptions;
}

/**
 * Adds parameters to functions that files share if call sites need them, and repeats the affected scans: those of the
 * functions and of the call sites. A function is changed only if it is in a listed file, and no listed file uses it
 * other than by calling it.
 */
export async function growFunctions(scans: readonly FileScan[], scanning: Scanning, each: EachOf): Promise<GrownScans> {
  const before = new Map(scans.map((scan) => [scan.file.path, scan]));
  let known: GrownScans & Grown = { scans, ...nothing, ...scannedWith(scanning, nothing, before) };
  for (let round = 0; round < mostRounds; round++) {
    const { more, tried } = await growthFor(known.scans, scanning, known.priorEdits, each);
    if (more.priorEdits.size === 0) break;
    const grown: Grown = {
      priorEdits: tried?.priorEdits ?? laidOutOn(known.priorEdits, more.priorEdits, scanning),
      notes: new Map([...known.notes, ...atOrigin(more.notes, known.priorEdits, scanning)]),
      needs: joined(known.needs, more.needs),
    };
    const { again, options } = scannedWith(scanning, grown, before);
    const isConcerned = ({ file: { path }, wanted }: FileScan): boolean =>
      grown.priorEdits.has(path) || wanted.length > 0;
    const { needs } = grown;
    const unlessTried: typeof migrateFile = (path, ...asked) =>
      tried?.migrations.get(path) ?? scanning.migrate(path, ...asked);
    const rescanned = await each(known.scans.entries(), ([index, scan]) =>
      // The positions where calls are sent refer to files before the change.
      isConcerned(scan)
        ? {
            ...again(scanning.listed[index] as ListedFile, {}, unlessTried),
            senders: scan.senders,
            needs: [...(needs.get(scan.file.path) ?? [])],
          }
        : scan,
    );
    known = { scans: rescanned, again, options, ...grown };
  }
  return { ...known, scans: known.scans.map((scan) => tellUnlisted(scan, scanning)) };
}

/** Names the file of a function that a call needs to grow, if the run was not given that file. */
function tellUnlisted(scan: FileScan, scanning: Scanning): FileScan {
  const unlisted = new Map(
    scan.wanted.flatMap(({ line, column, growths: [growth] }) => {
      const change = growth?.changes.find(({ path }) => fileOf(scanning, path) === undefined);
      return change === undefined ? [] : [[`${line}:${column}`, { path: change.path, name: growth?.called }] as const];
    }),
  );
  if (unlisted.size === 0) return scan;
  const callSites = scan.callSites.map((site) => {
    const found = site.outcome === 'manual' ? unlisted.get(`${site.line}:${site.column}`) : undefined;
    if (found === undefined) return site;
    const { path, name } = found;
    const message = `${shownName(name)} must change for this call, but the paths of this run leave out ${path}; name it, too`;
    return { ...site, notes: site.notes.map((note) => (lacksPlace.has(note.code) ? { ...note, message } : note)) };
  });
  return { ...scan, callSites };
}

const lacksPlace = new Set(['no-slot', 'base-holds-version']);

const nothing: Grown = { priorEdits: new Map(), notes: new Map(), needs: new Map() };

function joined(first: Grown['needs'], second: Grown['needs']): Grown['needs'] {
  const all = new Map(first);
  for (const [path, more] of second) all.set(path, new Set([...(all.get(path) ?? []), ...more]));
  return all;
}

/** Notes with the places of functions in the files before the prior edits. */
function atOrigin(notes: Grown['notes'], priorEdits: PriorEdits, scanning: Scanning): Grown['notes'] {
  const origin = originOn(priorEdits, scanning);
  const before = ({ grown, ...note }: GrowthNote): GrowthNote => ({
    ...withLines(note, '', (path, line) => origin(path, { line, column: 1 }).line),
    grown: grown.map((place) => origin(place.file, place)),
  });
  return new Map([...notes].map(([key, note]) => [key, before(note)]));
}

function originOn(priorEdits: PriorEdits, scanning: Scanning): ReturnType<typeof originIn> {
  return originIn(priorEdits, (path) => originalOf(scanning, path));
}

/** How to scan files with functions that have gained parameters; `before` are the scans without any, by path. */
function scannedWith(
  scanning: Scanning,
  { priorEdits, notes }: Grown,
  before: ReadonlyMap<string, FileScan>,
): Pick<GrownScans, 'again' | 'options'> {
  const options: MigrateOptions = priorEdits.size === 0 ? scanning.options : { ...scanning.options, priorEdits };
  const candidates = new Set([...scanning.candidates, ...priorEdits.keys()]);
  const origin = originOn(priorEdits, scanning);
  const again: GrownScans['again'] = (file, more, migrate = scanning.migrate) => {
    const telling: typeof migrateFile = (path, text, asked) => {
      const migration = migrate(path, text, asked);
      // Lines of the file itself are already those before the prior edits.
      const lineAt: LineAt = (of, line) => (of === path ? line : origin(of, { line, column: 1 }).line);
      const callSites = migration.callSites.map((site) => ({
        ...site,
        notes: site.notes.map((note) => withLines(note, path, lineAt)),
      }));
      const known = before.get(path)?.callSites ?? [];
      return withNotes(path, { ...migration, callSites: withoutNew(callSites, known) }, notes);
    };
    return scanFile(file, { ...scanning, options: { ...options, ...more }, candidates, migrate: telling });
  };
  return { again, options };
}

/** The prior edits of files that already have some. */
function composed(before: PriorEdits, more: PriorEdits, scanning: Scanning): PriorEdits {
  const all = new Map(before);
  for (const [path, edits] of more)
    all.set(path, composeEdits(originalOf(scanning, path), before.get(path) ?? [], edits));
  return all;
}

/** The same, formatted as it is written; while it is tried for one call site, it is on one line. */
function laidOutOn(before: PriorEdits, more: PriorEdits, scanning: Scanning): PriorEdits {
  const all = new Map(composed(before, more, scanning));
  const { codebase, surroundings } = scanning.options;
  for (const path of more.keys()) {
    const [edits, text] = [all.get(path) ?? [], originalOf(scanning, path)];
    const file = codebase?.parsed?.(path, text).find(({ block }) => block === undefined);
    all.set(path, file ? laidOut(file, edits, surroundings) : laidOutText(path, text, edits, surroundings));
  }
  return all;
}

/** Prior edits, also as one text, and the migrations of whole files that were tried with them. */
interface Tried {
  readonly priorEdits: PriorEdits;
  readonly written: string;
  readonly migrations: Map<string, FileMigration>;
}

function asText(priorEdits: PriorEdits): string {
  return JSON.stringify([...priorEdits]);
}

function triedWith(priorEdits: PriorEdits): Tried {
  return { priorEdits, written: asText(priorEdits), migrations: new Map() };
}

/** Chooses which functions grow next, and adds the migrations that were already tried on exactly that choice, if any. */
async function growthFor(scans: readonly FileScan[], scanning: Scanning, before: PriorEdits, each: EachOf) {
  const { options, migrate } = scanning;
  const asking = scans
    .map(({ file, wanted }) => ({ path: file.path, wanted }))
    .filter(({ wanted }) => wanted.length > 0);
  const textNow = (file: ListedFile | undefined): string | undefined => {
    const text = textOf(file);
    return text && applyEdits(text, before.get(file?.path ?? '') ?? []);
  };
  const evaluator = evaluatorOf(codebaseAfter(options.codebase, before));
  const edited = new Map<string, readonly SourceFile[]>();
  const openNow = (path: string, text: string): readonly SourceFile[] => {
    const known = options.codebase?.parsed?.(path, text) ?? [];
    if (known.length > 0) return known;
    const sources = edited.get(path) ?? openAll(path, text);
    edited.set(path, sources);
    return sources;
  };
  const isMisusedIn = (path: string, growth: GrowthProposal): boolean => {
    const text = textNow(fileOf(scanning, path));
    if (text === undefined || !mayMisuse(text, growth)) return false;
    const sources = openNow(path, text);
    return sources.length === 0 || sources.some((one) => misuses(one, evaluator, growth));
  };
  // Everything tried with the same prior edits shares one view of the code base.
  const [alone, whole] = [new Map<string, Tried>(), new Map<string, Tried>()];
  const texts = new WeakMap<PriorEdits, string>();
  const again = ({ path, priorEdits: more, only }: Repeated): FileMigration => {
    const text = texts.get(more) ?? asText(more);
    texts.set(more, text);
    const tried = only === undefined ? whole : alone;
    const known = tried.get(text) ?? triedWith((only === undefined ? laidOutOn : composed)(before, more, scanning));
    tried.set(text, known);
    const { priorEdits, written, migrations } = known;
    const asked = { ...options, priorEdits, ...(only && { only }) };
    const find = () => migrate(path, originalOf(scanning, path), asked);
    if (only !== undefined) return scanning.once(path, keyOf(path, only, options, written), find);
    const migration = find();
    migrations.set(path, migration);
    return migration;
  };
  const isFit = (growth: GrowthProposal): boolean =>
    growth.changes.every(({ path, text }) => textNow(fileOf(scanning, path)) === text) &&
    ![...scanning.near(growth.file)].some((path) => isMisusedIn(path, growth));
  const more = await takenInTurn(growthSteps(asking, isFit, typesIn(scanning)), again, each);
  return { more, tried: whole.get(asText(more.priorEdits)) };
}

/** What the migration of one call depends on, besides the facts: what other files show about base URLs follows from those. */
function keyOf(path: string, { line, column }: Position, { profile, refused }: MigrateOptions, prior: string): string {
  const isLeft = refused?.get(path)?.some((one) => one.line === line && one.column === column);
  return `${profile.name} ${line}:${column} ${isLeft} ${prior}`;
}

/** Takes some steps, and pauses in between, so that what they have parsed can be freed. */
async function takenInTurn<S, A, R>(steps: Generator<S, R, A>, take: (step: S) => A, each: EachOf): Promise<R> {
  let next = steps.next();
  function* asked(): Iterable<S> {
    while (next.done !== true) yield next.value;
  }
  await each(asked(), (step) => {
    next = steps.next(take(step));
  });
  return (next as IteratorReturnResult<R>).value;
}

const byPath = new WeakMap<readonly ListedFile[], ReadonlyMap<string, ListedFile>>();

function fileOf({ listed }: Scanning, path: string): ListedFile | undefined {
  const files = byPath.get(listed) ?? new Map(listed.map((file) => [file.path, file]));
  byPath.set(listed, files);
  return files.get(path);
}

function originalOf(scanning: Scanning, path: string): string {
  return textOf(fileOf(scanning, path)) ?? '';
}

function textOf(file: ListedFile | undefined): string | undefined {
  const source = file === undefined || file.exclusion ? undefined : readSource(file.realPath);
  return source !== undefined && 'text' in source ? source.text : undefined;
}
