import { readEvidence } from '../migrate/migrate-text.ts';
import { type Evidence, joinEvidence, speakFor, verdictOn } from '../migrate/service/evidence.ts';
import type { ListedFile } from './listing/list-files.ts';
import { readSource } from './listing/read-source.ts';
import { type FileScan, type Scanning, scanFile } from './scan-file.ts';

/**
 * Takes what became of the files of a run, each on its own, and scans those again that go another way by what the requests
 * of all files say of their bases; whatever is scanned later is to know it, too. `senders` are files worth asking.
 */
export function decideTogether(scans: readonly FileScan[], scanning: Scanning, senders: ReadonlySet<string>) {
  const evidence = allEvidence(scans, scanning, senders);
  const knowing: Scanning = { ...scanning, options: { ...scanning.options, evidence } };
  const together = scans.map((scan, index) =>
    isTurned(scan, evidence) ? scanFile(scanning.listed[index] as ListedFile, knowing) : scan,
  );
  return { scans: together, scanning: knowing };
}

/** Files without a deprecated path are read only if one with such a path does not say enough. */
function allEvidence(
  scans: readonly FileScan[],
  { listed, options }: Scanning,
  senders: ReadonlySet<string>,
): Evidence {
  const said = joinEvidence(scans.map(({ evidence }) => evidence));
  const isOpen = scans.some(({ undecided }) => undecided.some((base) => verdictOn(base, said) !== 'ours'));
  if (!isOpen) return said;
  const others = listed.filter(({ path }, index) => senders.has(path) && scans[index]?.evidence.size === 0);
  const texts = others.flatMap(({ path, realPath }) => {
    const source = readSource(realPath);
    return 'reason' in source ? [] : [[path, source.text] as const];
  });
  return joinEvidence([said, ...texts.map(([path, text]) => readEvidence(path, text, options))]);
}

/** Whether what all files say may turn what a file was decided to be on its own. */
function isTurned({ undecided, evidence }: FileScan, all: Evidence): boolean {
  return undecided.some(
    (base) => verdictOn(base, all) !== verdictOn(base, evidence) || speakFor(base, all) !== speakFor(base, evidence),
  );
}
