import type { MigrateOptions } from '../../migrate/migrate-file.ts';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import type { Survey } from '../codebase/survey.ts';
import type { FoundCallSite } from '../result/run-result.ts';
import type { FileScan } from './scan-file.ts';

/** Says why the test doubles of an operation must stay unchanged, if they must. */
type Hold = NonNullable<MigrateOptions['holdDouble']>;

/**
 * The test doubles that must stay unchanged, by file. That depends on the outcome of the calls that they stand in for:
 * those in the files that the file imports or, if there are none, those of the whole run.
 */
export function holdDoubles(scans: readonly FileScan[], imports: Survey['imports']): ReadonlyMap<string, Hold> {
  const callSites = scans.flatMap((scan) => scan.callSites);
  const changed = callSites.filter(isChangedDouble);
  const byFile = new Map<string, Map<string, Refusal>>();
  for (const { file, operation } of changed) {
    const calls = callSites.filter((one) => one.kind === 'request' && one.operation === operation);
    const near = reachableFrom(file, imports);
    const reached = calls.filter((one) => near.has(one.file));
    const reason = reasonToStay(operation, reached.length > 0 ? reached : calls);
    if (reason === undefined) continue;
    byFile.set(file, (byFile.get(file) ?? new Map<string, Refusal>()).set(operation, reason));
  }
  return new Map([...byFile].map(([file, reasons]) => [file, (operation) => reasons.get(operation)]));
}

/** A file and those that it imports, directly or indirectly. */
function reachableFrom(path: string, imports: Survey['imports']): ReadonlySet<string> {
  const reached = new Set([path]);
  // The set grows during the loop.
  for (const file of reached) for (const imported of imports.get(file) ?? []) reached.add(imported);
  return reached;
}

function reasonToStay(operation: string, calls: readonly FoundCallSite[]): Refusal | undefined {
  if (calls.length === 0)
    return refuse(
      'no-call',
      `no call of \`${operation}\` was changed in this run; check whether the mock is still needed`,
    );
  const left = calls.filter((one) => !isEdited(one));
  const [first] = left;
  if (first === undefined) return undefined;
  const place = `\`${first.file}:${first.line}\``;
  return left.length === calls.length
    ? refuse('call-left', `the call that this mock replaces was not changed; change it first: ${place}`)
    : refuse('call-left', `not all calls that this mock replaces were changed; change ${place} first`);
}

/** Whether a call site is a test double that was changed. */
function isChangedDouble(one: FoundCallSite): boolean {
  return one.kind === 'mock' && isEdited(one);
}

function isEdited({ outcome }: FoundCallSite): boolean {
  return outcome === 'migrated' || outcome === 'review';
}
