import { within } from '../contract/api.ts';
import { type OpenApi, serverOf } from '../contract/openapi.ts';
import { UsageError } from '../contract/usage-error.ts';
import { deprecationsBetween, parseVersion, versionAhead } from '../contract/versions.ts';
import type { Position, TextPlace, WrittenModule } from '../migrate/diagnostic.ts';
import type { OtherPrefix } from '../migrate/document-notes.ts';
import { type MigrateOptions, migrateFile } from '../migrate/migrate-file.ts';
import { editedPlaces, withoutSenders } from '../migrate/service/senders.ts';
import { positions } from '../source/source-file.ts';
import type { Clients } from './configuration/clients-setting.ts';
import { type OwnTransforms, setUp } from './configuration/own-transforms.ts';
import type { Values } from './configuration/values-setting.ts';
import { openRun, profileOf } from './open-run.ts';
import { ask } from './questions/ask.ts';
import type { Question, Statement } from './questions/question.ts';
import { type Facts, withStatements } from './questions/statements.ts';
import { readDocument } from './read-document.ts';
import { findOtherPrefix } from './result/other-prefix.ts';
import { otherProfile, type ProfileHint, serverWord } from './result/profile-hint.ts';
import type { CallSiteResult, FileResult, RunResult } from './result/run-result.ts';
import { reasonsOf, summarize } from './result/summarize.ts';
import { rangeFrom, tellChanges } from './result/tell-changes.ts';
import { toolVersion } from './result/tool-version.ts';
import { changedDiff, createdDiff } from './result/unified-diff.ts';
import { type EachOf, eachInTurn } from './scan/each-in-turn.ts';
import { modulesOf } from './scan/hold-back.ts';
import type { FileScan } from './scan/scan-file.ts';
import { compilerFor } from './typecheck/compiler.ts';
import { annotate } from './writing/annotate.ts';
import { refuseUncommitted } from './writing/guards.ts';
import { type Interruption, interruptionOf } from './writing/undo.ts';
import { type WriteProgress, writeRun } from './writing/write-run.ts';

/** The options of a run. */
export interface RunOptions {
  /** The folder that every path is relative to, in the options and in the result. */
  readonly cwd: string;
  /** Files, folders and globs; if empty, `cwd` itself. */
  readonly paths: readonly string[];
  /** The API version to move to, such as `1.26` or `1.26.0`. */
  readonly target: string;
  /** The API version that the code has already been migrated to, or null. */
  readonly from: string | null;
  readonly profile: string;
  /** Whether to write the changes to disk. */
  readonly write: boolean;
  /** Whether to change only files whose state is committed, so that git can restore them. */
  readonly requireClean?: boolean;
  /** Whether to add a comment above what is left to a person, and above what needs a look. */
  readonly annotates?: boolean;
  /** Whether the run never writes: it then does not check which files can be written. */
  readonly isCheck?: boolean;
  /** Globs of files to leave out. */
  readonly ignore: readonly string[];
  /** The service's own addresses. */
  readonly baseUrls: readonly string[];
  /** Prefixes of imports, and the folder or file that each stands for, relative to `cwd`. */
  readonly aliases?: Readonly<Record<string, string>>;
  /** API versions in addition to those of this tool, or another API to replace its own. */
  readonly transforms?: OwnTransforms;
  /** Aborts the run, which then rejects with the reason of the signal; never between the writing of two files. */
  readonly signal?: AbortSignal;
  /** Clients that the code base does not define, by name. */
  readonly clients?: Clients;
  /** The values of expressions that the code base does not define, by the glob of their files. */
  readonly values?: Values;
  /** Further settings that state facts, such as the answers to questions of an earlier run. */
  readonly answers?: readonly Statement[];
  /** A file or URL with the OpenAPI document of the server, to compare the new requests with. */
  readonly openapi?: string;
  /**
   * Whether to compile the TypeScript projects of changed files before and after, in memory, with the TypeScript that the
   * code base has installed, and to leave each call site whose change adds an error.
   */
  readonly typecheck?: boolean;
  /** Called with one line about a problem of the whole run, before anything is written. */
  readonly onWarning?: (warning: string) => void;
  /**
   * Called to choose a profile if the code base has deprecated call sites and names a server that another profile
   * describes. Nothing is written before it resolves.
   */
  readonly chooseProfile?: (hint: ProfileHint) => Promise<string>;
  /**
   * Called before anything is written, to choose call sites to leave unchanged. Called again until it returns no more
   * of them, since the others may then be edited differently.
   */
  readonly chooseRefused?: (preview: RunResult) => Promise<readonly CallSiteResult[]>;
  /**
   * Called before anything is written, with what the code does not show, to reply with settings that state it. Called
   * again until it returns none or there is nothing more to ask.
   */
  readonly answerQuestions?: (questions: readonly Question[]) => Promise<readonly Statement[]>;
  /** Called from time to time with the number of finished files. */
  readonly onProgress?: (progress: { readonly done: number; readonly total: number }) => void;
  /** Called with the number of written files, before the first one and after each. */
  readonly onWrite?: (progress: WriteProgress) => void;
  /** Called if the previous run was stopped while it wrote. */
  readonly onInterruption?: (interruption: Interruption) => void;
}

/**
 * Migrates the files under the given paths and reports on every one of them. Writes only if asked to, and only after
 * all files have been worked out, so that the result without `write` shows what `write` does. Throws a UsageError for
 * the user's mistakes; a problem with one file becomes that file's outcome, and the run goes on.
 */
export async function run(options: RunOptions, migrate: typeof migrateFile = migrateFile): Promise<RunResult> {
  return within(setUp(options.transforms).api, () => runWithin(options, migrate));
}

async function runWithin(given: RunOptions, migrate: typeof migrateFile): Promise<RunResult> {
  const options = { ...given, ...withStatements(given, given.answers ?? []) };
  options.signal?.throwIfAborted();
  const interruption = options.onInterruption && interruptionOf(options.cwd);
  if (interruption) options.onInterruption?.(interruption);
  const other = options.chooseProfile && otherProfile(options.profile);
  const document = options.openapi === undefined ? undefined : await readDocument(options.openapi, options.cwd);
  if (document !== undefined) warnOfAge(document, options);
  const { listed, sign, scan, testsOf, contradictions } = openRun(options, migrate, {
    serverWord: other?.server.word ?? serverWord(),
    document,
    compiler: await compilerFor(options),
  });
  const onPause = (done: number): void => options.onProgress?.({ done, total: listed.length });
  const each: EachOf = (items, one) => eachInTurn(items, one, { onPause, signal: options.signal });
  const work = async (profile: string, refused?: MigrateOptions['refused'], facts?: Facts) => {
    const { scans } = await scan(profile, each, refused, facts);
    return scans;
  };
  const planned = await work(options.profile);
  const isClient = planned.some(({ callSites }) => callSites.length > 0);
  const hint = other && sign && isClient ? { ...other, sign } : undefined;
  const chosen = hint && options.chooseProfile ? await options.chooseProfile(hint) : options.profile;
  const first = withoutSentTexts(chosen === options.profile ? planned : await work(chosen));
  const asked = await ask(first, {
    facts: options,
    isClient: sign !== undefined,
    isAsked: options.isCheck !== true,
    reply: options.answerQuestions,
    rescan: async (facts) => withoutSentTexts(await work(chosen, undefined, facts)),
  });
  const all = asked.scans;
  const reported = (scans: readonly FileScan[]) => ({
    questions: asked.questions,
    contradictions: contradictions(asked.facts),
    tests: testsOf(scans.flatMap(({ file }) => (file.outcome === 'changed' ? file.path : []))),
  });
  if (document !== undefined) {
    warnOfPrefix(findOtherPrefix(all, document, profileOf(chosen), deprecationsBetween(options)), options);
  }
  refuseUnsearched(all);
  const preview = (scans: readonly FileScan[]): RunResult => ({
    ...headOf({ ...options, profile: chosen, write: false }),
    ...bodyOf(scans, listed.length, false),
    ...reported(scans),
  });
  if (options.chooseRefused && options.requireClean) refuseUncommitted(options.cwd, all);
  const known = await withoutRefused(all, preview, options, async (refused) =>
    withoutSentTexts(await work(chosen, refused, asked.facts)),
  );
  options.signal?.throwIfAborted();
  const { cwd, requireClean = false, onWrite } = options;
  const complete = options.annotates ? annotate(known, listed) : known;
  const scans = options.write ? await writeRun(complete, { cwd, requireClean, onWrite }) : complete;
  return {
    ...headOf({ ...options, profile: chosen }),
    ...bodyOf(scans, listed.length, options.write),
    ...reported(scans),
  };
}

/** Works everything out again without the refused call sites; what depended on them is left or edited differently. */
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

/** Throws a UsageError if no file was searched: finding nothing then proves nothing. */
function refuseUnsearched(scans: readonly FileScan[]): void {
  if (scans.some(({ isScanned, file }) => isScanned || file.outcome === 'failed')) return;
  const reasons = [...new Set(scans.map(({ file }) => file.reason))].join(', ');
  throw new UsageError(`no file was searched: ${scans.length} left out (${reasons})`);
}

/** A server older than the target lacks some of what the new code requests. */
function warnOfAge(document: OpenApi, options: RunOptions): void {
  const server = serverOf(document);
  const ahead = server && versionAhead(options, server.version);
  if (server === undefined || ahead === undefined) return;
  options.onWarning?.(
    `the OpenAPI document describes version ${server.version}, which may lack the replacements of operations deprecated in ${ahead}: use \`--target ${server.version}\``,
  );
}

/** Refuses a run that would write calls to paths that the server does not have. */
function warnOfPrefix(other: OtherPrefix | undefined, { write, onWarning }: RunOptions): void {
  if (other === undefined) return;
  if (write) throw new UsageError(`${other.message}; nothing was written`);
  onWarning?.(other.message);
}

/**
 * A path constant that call sites of other files send is not a mention, and the code that sends the path is not a call
 * site.
 */
function withoutSentTexts(scans: readonly FileScan[]): FileScan[] {
  const key = (place: TextPlace) => `${place.file}:${place.line}:${place.column}`;
  const sent = new Set(scans.flatMap(({ sentFromElsewhere }) => sentFromElsewhere.map(key)));
  const senders = scans.flatMap((scan) => scan.senders);
  const isEdited = editedPlaces(scans.map(({ file, callSites }) => ({ path: file.path, callSites })));
  return scans.map((scan) => ({
    ...scan,
    callSites: withoutSenders(scan.file.path, scan.callSites, senders, isEdited),
    mentions: scan.mentions.filter((mention) => !sent.has(key(mention))),
  }));
}

type Head = Omit<RunResult, keyof ReturnType<typeof bodyOf> | 'questions' | 'contradictions' | 'tests'>;

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
  const reported = tellChanges(scans, written);
  const modules = modulesOf(scans).map((module) => moduleFile(module, reported.callSites));
  const grown = new Map(modules.map((one) => [one.path, one]));
  const created = modules.filter(({ path }) => !scans.some(({ file }) => file.path === path));
  const all = scans.map((scan) => ({ ...scan, file: grown.get(scan.file.path) ?? scan.file }));
  return {
    summary: summarize(all, listed, created.length),
    reasons: reasonsOf(reported.callSites),
    ...reported,
    files: [...reported.files.map((file) => grown.get(file.path) ?? file), ...created],
  };
}

/** A module as an entry of the result: from the first to the last change, it is one edit; for a new module, that is all of it. */
function moduleFile({ path, before, text }: WrittenModule, all: readonly CallSiteResult[]): FileResult {
  const needing = all.filter(({ dependsOn }) => dependsOn.some(({ kind, file }) => kind === 'module' && file === path));
  const old = before ?? '';
  const start = sameLength(old, text, 'start');
  const same = sameLength(old.slice(start), text.slice(start), 'end');
  const end = old.length - same;
  const positionOf = positions(old);
  const edit = {
    start,
    end,
    before: old.slice(start, end),
    after: text.slice(start, text.length - same),
    range: rangeFrom(positionOf(start), positionOf(end)),
    callSites: needing.map(({ fingerprint }) => fingerprint),
    isGrowth: false,
  };
  const reported = { path, reason: null, edits: [edit] };
  return before === null
    ? { ...reported, outcome: 'created', ...createdDiff(path, text) }
    : { ...reported, outcome: 'changed', ...changedDiff(path, before, text) };
}

/** How many characters two texts have in common at their starts, or at their ends. */
function sameLength(one: string, other: string, side: 'start' | 'end'): number {
  const most = Math.min(one.length, other.length);
  const at = (text: string, index: number) => text[side === 'start' ? index : text.length - 1 - index];
  let length = 0;
  while (length < most && at(one, length) === at(other, length)) length++;
  return length;
}
