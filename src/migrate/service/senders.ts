import type { CallSite } from '../../requests/call-site.ts';
import { startOf } from '../../source/source-file.ts';
import type { Diagnostic, TextPlace } from '../diagnostic.ts';
import { knownByType } from './find-deprecated.ts';

/** The positions where functions send what call sites pass to them. */
export function sendersOf(sites: readonly CallSite[]): TextPlace[] {
  return sites.flatMap(({ sentBy }) =>
    sentBy === undefined ? [] : [{ file: sentBy.file.path, ...sentBy.file.positionOf(startOf(sentBy.node)) }],
  );
}

/** Removes call sites whose path is known by a type only, if calls that pass it are known. */
export function withoutSenders<Reported extends Diagnostic>(
  path: string,
  callSites: readonly Reported[],
  senders: readonly TextPlace[],
): readonly Reported[] {
  const isSender = ({ line, column }: Reported) =>
    senders.some((one) => one.file === path && one.line === line && one.column === column);
  return callSites.filter((one) => one.notes[0]?.code !== knownByType || !isSender(one));
}
