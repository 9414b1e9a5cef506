import { readEvidence } from '../../migrate/migrate-text.ts';
import {
  type Evidence,
  isReadLikeOurs,
  joinEvidence,
  showsNothingBeside,
  speakFor,
  verdictOn,
} from '../../migrate/service/evidence.ts';
import type { ListedFile } from '../listing/list-files.ts';
import { readSource } from '../listing/read-source.ts';
import type { EachOf } from './each-in-turn.ts';
import { type FileScan, type Scanning, scanFile } from './scan-file.ts';

/**
 * Takes the scans of files, each made on its own, and repeats those whose outcome the requests of all files together
 * change; later scans use this knowledge too. `senders` are files worth searching for requests.
 */
export async function decideTogether(
  scans: readonly FileScan[],
  scanning: Scanning,
  senders: ReadonlySet<string>,
  each: EachOf,
) {
  const evidence = await allEvidence(scans, scanning, senders, each);
  const knowing: Scanning = { ...scanning, options: { ...scanning.options, evidence } };
  const together = await each(scans.entries(), ([index, scan]) =>
    isTurned(scan, evidence) ? scanFile(scanning.listed[index] as ListedFile, knowing) : scan,
  );
  return { scans: together, scanning: knowing };
}

/** Files without a deprecated path are read only if a file with one does not show enough. */
async function allEvidence(
  scans: readonly FileScan[],
  { listed, options }: Scanning,
  senders: ReadonlySet<string>,
  each: EachOf,
): Promise<Evidence> {
  const said = joinEvidence(scans.map(({ evidence }) => evidence));
  const isOpen = scans.some(({ undecided }) => undecided.some((base) => verdictOn(base, said) !== 'ours'));
  if (!isOpen) return said;
  const others = listed.filter(({ path }, index) => senders.has(path) && scans[index]?.evidence.size === 0);
  const read = await each(others, ({ path, realPath }) => {
    const source = readSource(realPath);
    return 'reason' in source ? new Map() : readEvidence(path, source.text, options);
  });
  return joinEvidence([said, ...read]);
}

/** Whether the evidence of all files may change what a file decided on its own. */
function isTurned({ undecided, evidence }: FileScan, all: Evidence): boolean {
  return undecided.some((base) =>
    [verdictOn, speakFor, showsNothingBeside, isReadLikeOurs].some((says) => says(base, all) !== says(base, evidence)),
  );
}
