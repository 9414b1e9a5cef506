import { setImmediate } from 'node:timers/promises';
import { within } from '../contract/api.ts';
import { type OpenApi, serverOf } from '../contract/openapi.ts';
import { UsageError } from '../contract/usage-error.ts';
import { deprecationsBetween, parseVersion, versionAhead } from '../contract/versions.ts';
import type { Position, TextPlace, WrittenModule } from '../migrate/diagnostic.ts';
import type { OtherPrefix } from '../migrate/document-notes.ts';
import { type MigrateOptions, migrateFile } from '../migrate/migrate-file.ts';
import { withoutSenders } from '../migrate/service/senders.ts';
import type { Clients } from './clients-setting.ts';
import { type OwnTransforms, setUp } from './configuration/own-transforms.ts';
import { modulesOf } from './hold-back.ts';
import { openRun, profileOf } from './open-run.ts';
import { readDocument } from './read-document.ts';
import { findOtherPrefix } from './result/other-prefix.ts';
import { hintOf, otherProfile, type ProfileHint } from './result/profile-hint.ts';
import type { CallSiteResult, FileResult, RunResult } from './result/run-result.ts';
import { reasonsOf, summarize } from './result/summarize.ts';
import { tellChanges } from './result/tell-changes.ts';
import { toolVersion } from './result/tool-version.ts';
import { changedDiff, createdDiff } from './result/unified-diff.ts';
import type { FileScan } from './scan-file.ts';
import { annotate } from './writing/annotate.ts';
import { refuseUncommitted } from './writing/guards.ts';
import { type Interruption, interruptionOf } from './writing/undo.ts';
import { type WriteProgress, writeRun } from './writing/write-run.ts';

/** What a run is asked to do. */
export interface RunOptions {
  /** The folder that every path is relative to, in the options and in the result. */
  readonly cwd: string;
  /** Files, folders and globs; none means `cwd`. */
  readonly paths: readonly string[];
  /** The API version to move to, such as `1.26` or `1.26.0`. */
  readonly target: string;
  /** The API version that the code already is at, or null. */
  readonly from: string | null;
  readonly profile: string;
  /** Whether to write the changes to disk. */
  readonly write: boolean;
  /** Whether files may be changed only as they were committed, so that git can give them back. */
  readonly requireClean?: boolean;
  /** Whether a comment is put above what is left to a person, and above what is to be looked at. */
  readonly annotates?: boolean;
  /** Whether nothing of it is ever written: files that cannot be are as good as others then. */
  readonly isCheck?: boolean;
  /** Globs of files to leave out. */
  readonly ignore: readonly string[];
  /** The service's own addresses. */
  readonly baseUrls: readonly string[];
  /** Names that imports start with, and the folder or file each stands for, relative to `cwd`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** API versions beside those of this tool, or another API in its place. */
  readonly transforms?: OwnTransforms;
  /** Ends the run, which then rejects with the reason of the signal; not between the writing of two files. */
  readonly signal?: AbortSignal;
  /** What is known of clients that the code base does not define, by the name that they are called by. */
  readonly clients?: Clients;
  /** A file or an address with the OpenAPI document of the server, to compare the new requests with. */
  readonly openapi?: string;
  /** Is told, before anything is written, in one line what is wrong with the run as a whole. */
  readonly onWarning?: (warning: string) => void;
  /**
   * Is asked, where the code base has deprecated call sites and names a server that another profile knows, which profile
   * to use. Nothing is written before it answers.
   */
  readonly chooseProfile?: (hint: ProfileHint) => Promise<string>;
  /**
   * Is asked, before anything is written, which call sites of a result to leave as they are; and again, until it names no
   * more of them, since others may be edited otherwise then.
   */
  readonly chooseRefused?: (preview: RunResult) => Promise<readonly CallSiteResult[]>;
  /** Is told from time to time how many of the files are done. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Is told how many files are written, before the first one and after each. */
  readonly onWrite?: (progress: WriteProgress) => void;
  /** Is told of a run before this one that was stopped while it wrote. */
  readonly onInterruption?: (interruption: Interruption) => void;
}

/**
 * Migrates the files under the given paths and gives an account of every one of them. Writes only where asked to, and
 * only after all files have been worked out, so that the result without `write` is what `write` does.
 * Refuses the user's mistakes with a UsageError; trouble with one file is that file's outcome, and the run goes on.
 */
export async function run(options: RunOptions, migrate: typeof migrateFile = migrateFile): Promise<RunResult> {
  return within(setUp(options.transforms).api, () => runWithin(options, migrate));
}

async function runWithin(options: RunOptions, migrate: typeof migrateFile): Promise<RunResult> {
  options.signal?.throwIfAborted();
  const interruption = options.onInterruption && interruptionOf(options.cwd);
  if (interruption) options.onInterruption?.(interruption);
  const other = options.chooseProfile && otherProfile(options.profile);
  const document = options.openapi === undefined ? undefined : await readDocument(options.openapi, options.cwd);
  if (document !== undefined) warnOfAge(document, options);
  const { listed, sign, scan } = openRun(options, migrate, { serverWord: other?.server.word, document });
  const work = async (profile: string, refused?: MigrateOptions['refused']) => {
    const { scans } = await scan(profile, (items, one) => eachInTurn(items, one, options), refused);
    return scans;
  };
  const planned = await work(options.profile);
  const isClient = planned.some(({ callSites }) => callSites.length > 0);
  const hint = other && isClient ? hintOf(other, options.cwd, sign) : undefined;
  const chosen = hint && options.chooseProfile ? await options.chooseProfile(hint) : options.profile;
  const all = withoutSentTexts(chosen === options.profile ? planned : await work(chosen));
  if (document !== undefined) {
    warnOfPrefix(findOtherPrefix(all, document, profileOf(chosen), deprecationsBetween(options)), options);
  }
  refuseUnsearched(all);
  const preview = (scans: readonly FileScan[]): RunResult => ({
    ...headOf({ ...options, profile: chosen, write: false }),
    ...bodyOf(scans, listed.length, false),
  });
  if (options.chooseRefused && options.requireClean) refuseUncommitted(options.cwd, all);
  const known = await withoutRefused(all, preview, options, async (refused) =>
    withoutSentTexts(await work(chosen, refused)),
  );
  options.signal?.throwIfAborted();
  const { cwd, requireClean = false, onWrite } = options;
  const complete = options.annotates ? annotate(known, listed) : known;
  const scans = options.write ? await writeRun(complete, { cwd, requireClean, onWrite }) : complete;
  return { ...headOf({ ...options, profile: chosen }), ...bodyOf(scans, listed.length, options.write) };
}

/** Works everything out again without what is refused, so that what depended on it is left or edited otherwise. */
async function withoutRefused(
  scans: readonly FileScan[],
  preview: (scans: readonly FileScan[]) => RunResult,
  { chooseRefused }: RunOptions,
  again: (refused: ReadonlyMap<string, readonly Position[]>) => Promise<readonly FileScan[]>,
): Promise<readonly FileScan[]> {
  if (chooseRefused === undefined) return scans;
  const refused = new Map<string, readonly Position[]>();
  for (let left = scans; ; left = await again(refused)) {
    const more = await chooseRefused(preview(left));
    if (more.length === 0) return left;
    for (const { file, before } of more) refused.set(file, [...(refused.get(file) ?? []), before]);
  }
}

/** That nothing was found says nothing if nothing was searched. */
function refuseUnsearched(scans: readonly FileScan[]): void {
  if (scans.some(({ isScanned, file }) => isScanned || file.outcome === 'failed')) return;
  const reasons = [...new Set(scans.map(({ file }) => file.reason))].join(', ');
  throw new UsageError(`no file was searched: ${scans.length} left out (${reasons})`);
}

/** A server that is older than the target does not have all that the new code asks for. */
function warnOfAge(document: OpenApi, options: RunOptions): void {
  const server = serverOf(document);
  const ahead = server && versionAhead(options, server.version);
  if (server === undefined || ahead === undefined) return;
  options.onWarning?.(
    `the OpenAPI document is of version ${server.version}, which may not have what replaces the operations deprecated in ${ahead}: use \`--target ${server.version}\``,
  );
}

/** Refuses a run that would write calls to paths that the server does not have. */
function warnOfPrefix(other: OtherPrefix | undefined, { write, onWarning }: RunOptions): void {
  if (other === undefined) return;
  if (write) throw new UsageError(`${other.message}; nothing was written`);
  onWarning?.(other.message);
}

/** A path constant that call sites of other files send is not a mention, and what sends their paths is not a call site. */
function withoutSentTexts(scans: readonly FileScan[]): FileScan[] {
  const key = (place: TextPlace) => `${place.file}:${place.line}:${place.column}`;
  const sent = new Set(scans.flatMap(({ sentFromElsewhere }) => sentFromElsewhere.map(key)));
  const senders = scans.flatMap((scan) => scan.senders);
  return scans.map((scan) => ({
    ...scan,
    callSites: withoutSenders(scan.file.path, scan.callSites, senders),
    mentions: scan.mentions.filter((mention) => !sent.has(key(mention))),
  }));
}

type Head = Omit<RunResult, keyof ReturnType<typeof bodyOf>>;

function headOf({ target, from, profile, write }: RunOptions): Head {
  return {
    schemaVersion: 2,
    tool: { name: 'catalogue-codemod', version: toolVersion },
    target: parseVersion(target, '--target'),
    from: from === null ? null : parseVersion(from, '--from'),
    profile,
    written: write,
    baseline: null,
  };
}

function bodyOf(scans: readonly FileScan[], listed: number, written: boolean) {
  const told = tellChanges(scans, written);
  const modules = modulesOf(scans).map((module) => moduleFile(module, told.callSites));
  const grown = new Map(modules.map((one) => [one.path, one]));
  const created = modules.filter(({ path }) => !scans.some(({ file }) => file.path === path));
  const all = scans.map((scan) => ({ ...scan, file: grown.get(scan.file.path) ?? scan.file }));
  return {
    summary: summarize(all, listed, created.length),
    reasons: reasonsOf(told.callSites),
    ...told,
    files: [...told.files.map((file) => grown.get(file.path) ?? file), ...created],
  };
}

/** A module as an entry of the result: what it gains is one edit, which is the whole of a new one. */
function moduleFile({ path, before, text }: WrittenModule, all: readonly CallSiteResult[]): FileResult {
  const needing = all.filter(({ dependsOn }) => dependsOn.some(({ kind, file }) => kind === 'module' && file === path));
  const kept = before?.trimEnd() ?? '';
  const line = kept.split('\n').length;
  const column = kept.length - kept.lastIndexOf('\n');
  const edit = {
    start: kept.length,
    end: before?.length ?? 0,
    before: before?.slice(kept.length) ?? '',
    after: text.slice(kept.length),
    range: { line, column, endLine: line, endColumn: column },
    callSites: needing.map(({ fingerprint }) => fingerprint),
    isGrowth: false,
  };
  const told = { path, reason: null, edits: [edit] };
  return before === null
    ? { ...told, outcome: 'created', ...createdDiff(path, text) }
    : { ...told, outcome: 'changed', ...changedDiff(path, before, text) };
}

const pauseEvery = 40;

/** Works item by item, and lets others have the thread every 40 ms, so that progress can be drawn. */
async function eachInTurn<T, R>(
  items: readonly T[],
  work: (item: T) => R,
  { onProgress, signal }: Pick<RunOptions, 'onProgress' | 'signal'>,
): Promise<R[]> {
  const done: R[] = [];
  const tell = (): void => onProgress?.({ done: done.length, total: items.length });
  let pause = performance.now() + pauseEvery;
  for (const item of items) {
    done.push(work(item));
    if (performance.now() < pause) continue;
    tell();
    await setImmediate();
    signal?.throwIfAborted();
    pause = performance.now() + pauseEvery;
  }
  tell();
  return done;
}
