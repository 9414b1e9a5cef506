import type { CallSiteResult } from './run-result.ts';
import type { FileScan } from './scan-file.ts';
import { writeFile } from './write-file.ts';

/** Writes what a file came to, if anything. Where that fails the file failed, and its edits are left to a person. */
export function writeScan(scan: FileScan): FileScan {
  const reason = scan.change ? writeFile(scan.change) : null;
  if (reason === null) return scan;
  return {
    ...scan,
    file: { ...scan.file, outcome: 'failed', reason, diff: null },
    callSites: scan.callSites.map((callSite) => notWritten(callSite, reason)),
    change: null,
  };
}

function notWritten(callSite: CallSiteResult, reason: string): CallSiteResult {
  if (callSite.outcome !== 'migrated' && callSite.outcome !== 'review') return callSite;
  const note = { code: 'not-written', message: `the file was not written: ${reason}` };
  return { ...callSite, outcome: 'manual', notes: [...callSite.notes, note] };
}
