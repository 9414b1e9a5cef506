import type { FoundCallSite } from './run-result.ts';
import type { FileScan } from './scan-file.ts';
import { writeFile } from './write-file.ts';

/** Writes what a file came to, if anything. Where that fails the file failed, and its edits are left to a person. */
export function writeScan(scan: FileScan): FileScan {
  const reason = scan.change ? writeFile(scan.change) : null;
  return reason === null ? scan : notWritten(scan, reason);
}

/** A file whose change was not written. */
export function notWritten(scan: FileScan, reason: string): FileScan {
  return {
    ...scan,
    file: { ...scan.file, outcome: 'failed', reason, diff: null, hunks: [] },
    edits: [],
    growing: [],
    callSites: scan.callSites.map((callSite) => leftForReason(callSite, reason)),
    change: null,
    module: null,
  };
}

function leftForReason(callSite: FoundCallSite, reason: string): FoundCallSite {
  if (callSite.outcome !== 'migrated' && callSite.outcome !== 'review') return callSite;
  const note = { code: 'not-written', message: `the file was not written: ${reason}` };
  return { ...callSite, outcome: 'manual', notes: [...callSite.notes, note], edits: [], dependsOn: [] };
}
