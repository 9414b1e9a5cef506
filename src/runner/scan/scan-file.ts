import { errorLine } from '../../contract/usage-error.ts';
import type {
  FileMigration,
  NeededModule,
  Position,
  Sender,
  TextPlace,
  Unreported,
  Wanted,
} from '../../migrate/diagnostic.ts';
import { releaseToGenerateFrom } from '../../migrate/edits/regenerate.ts';
import { mayIgnore } from '../../migrate/ignore.ts';
import type { MigrateOptions, migrateFile } from '../../migrate/migrate-file.ts';
import type { Evidence } from '../../migrate/service/evidence.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { readTextIfAny } from '../files.ts';
import type { Exclusion } from '../listing/exclusion.ts';
import type { ListedFile } from '../listing/list-files.ts';
import { readSource } from '../listing/read-source.ts';
import { excerptOf, linesOf } from '../result/excerpt.ts';
import { fingerprints } from '../result/fingerprint.ts';
import type { FileResult, FoundCallSite, MentionResult } from '../result/run-result.ts';
import { changedDiff } from '../result/unified-diff.ts';
import type { Change } from '../writing/write-file.ts';
import { unlessProtected } from './hold-back.ts';
import type { Once } from './once.ts';

/** The outcome of one listed file. */
export interface FileScan {
  readonly file: FileResult;
  readonly callSites: readonly FoundCallSite[];
  readonly mentions: readonly MentionResult[];
  /** The edits that turn the old text into the new one, and those among them that add parameters. */
  readonly edits: readonly TextEdit[];
  readonly growing: readonly TextEdit[];
  /** The positions of ignore comments that cover nothing. */
  readonly unusedIgnores: readonly Position[];
  /** Strings in other files that its call sites send. */
  readonly sentFromElsewhere: readonly TextPlace[];
  readonly senders: readonly Sender[];
  /** Calls that look deprecated but go to other services, and calls that may. */
  readonly unreported: readonly Unreported[];
  /** Call sites that were left because the called function has no parameter for what must be sent. */
  readonly wanted: readonly Wanted[];
  /** What its requests show about where they go, and the base URLs about which they do not show enough. */
  readonly evidence: Evidence;
  readonly undecided: readonly string[];
  /** Whether its text was read and searched. */
  readonly isScanned: boolean;
  /** What must be written, or null. */
  readonly change: Change | null;
  /** The names that the new text imports from a module that does not have them yet, or null. */
  readonly module: NeededModule | null;
  /** The files, by path, whose change this one relies on: functions there have gained parameters. */
  readonly needs: readonly string[];
}

/** What all scans of a run have in common. */
export interface Scanning {
  readonly listed: readonly ListedFile[];
  readonly options: MigrateOptions;
  /**
   * A file and those that may share its functions: they import it, directly or indirectly, or are imported by those.
   */
  readonly near: (path: string) => ReadonlySet<string>;
  /** Files that may hold a call site. */
  readonly candidates: ReadonlySet<string>;
  /** Files that were read and hold no ignore comment. */
  readonly quiet: ReadonlySet<string>;
  readonly migrate: typeof migrateFile;
  /** Gives what is known of a migration of a single call. */
  readonly once: Once;
  /** Whether to check beforehand which files can't be written; a run that never writes does not. */
  readonly mayWrite: boolean;
}

/** Reads and migrates one listed file, in memory. Any failure becomes its outcome; never throws. */
export function scanFile(listed: ListedFile, { options, candidates, quiet, migrate, mayWrite }: Scanning): FileScan {
  if (listed.exclusion) return leftOut(listed, listed.exclusion, options);
  const unchanged = { ...blank, file: plain(listed.path, 'unchanged') };
  if (!candidates.has(listed.path) && quiet.has(listed.path)) return unchanged;
  const source = readSource(listed.realPath);
  if ('reason' in source) return leftOut(listed, source, options);
  try {
    const isCandidate = candidates.has(listed.path) || mayIgnore(source.text);
    const migration = isCandidate ? migrate(listed.path, source.text, options) : null;
    if (migration === null) return unchanged;
    const scan = migrated(listed, source.text, migration);
    return mayWrite ? unlessProtected(listed.realPath, scan) : scan;
  } catch (error) {
    return { ...blank, file: plain(listed.path, 'failed', `internal error: ${errorLine(error)}`) };
  }
}

const blank = {
  callSites: [],
  mentions: [],
  edits: [],
  growing: [],
  unusedIgnores: [],
  sentFromElsewhere: [],
  senders: [],
  unreported: [],
  wanted: [],
  evidence: new Map(),
  undecided: [],
  isScanned: true,
  change: null,
  module: null,
  needs: [],
};

function plain(path: string, outcome: FileResult['outcome'], reason: string | null = null): FileResult {
  return { path, outcome, reason, diff: null, edits: [], hunks: [] };
}

function leftOut({ path, realPath }: ListedFile, { outcome, reason }: Exclusion, options: MigrateOptions): FileScan {
  const text = reason === 'generated' ? readTextIfAny(realPath) : null;
  const release = text === null ? undefined : releaseToGenerateFrom(text, options.deprecations);
  const reported =
    release === undefined ? reason : `${reason}; regenerate it from the OpenAPI document of ${release} or later`;
  return { ...blank, isScanned: false, file: plain(path, outcome, reported) };
}

function migrated({ path, realPath }: ListedFile, text: string, migration: FileMigration): FileScan {
  const ids = fingerprints(path, text, migration.callSites);
  const lines = migration.callSites.length === 0 ? [] : linesOf(text);
  const file = fileResult(path, text, migration);
  return {
    file,
    callSites: migration.callSites.map((site, index) => ({
      file: path,
      ...site,
      fingerprint: ids[index] ?? '',
      excerpt: excerptOf(lines, site),
    })),
    mentions: migration.mentions.map((mention) => ({ file: path, ...mention })),
    edits: migration.edits,
    growing: migration.growing,
    unusedIgnores: migration.unusedIgnores,
    sentFromElsewhere: migration.sentFromElsewhere,
    senders: migration.senders,
    unreported: migration.unreported ?? [],
    wanted: migration.wanted,
    evidence: migration.evidence ?? new Map(),
    undecided: migration.undecided ?? [],
    isScanned: true,
    change: file.outcome === 'changed' ? { realPath, before: text, after: migration.output } : null,
    module: migration.module ?? null,
    needs: [],
  };
}

function fileResult(path: string, text: string, { output, failure }: FileMigration): FileResult {
  if (failure) return plain(path, 'failed', `${failure.line}:${failure.column} ${failure.reason}`);
  if (output === text) return plain(path, 'unchanged');
  const { diff, hunks } = changedDiff(path, text, output);
  return { ...plain(path, 'changed'), diff, hunks };
}
