import type { CallSite } from '../../requests/call-site.ts';
import { startOf } from '../../source/source-file.ts';
import type { Diagnostic, Sender, TextPlace } from '../diagnostic.ts';
import { knownByType } from './find-deprecated.ts';

/** The positions where functions send what call sites pass to them. */
export function sendersOf(sites: readonly CallSite[]): Sender[] {
  return sites.flatMap((site) => {
    const by = placeOf(site);
    const onTheWay = [...(site.sentBy === undefined ? [] : [site.sentBy]), ...site.through];
    return onTheWay.filter(({ node }) => node !== site.node).map((one) => ({ ...placeOf(one), by }));
  });
}

function placeOf({ node, file }: Pick<CallSite, 'node' | 'file'>): TextPlace {
  return { file: file.path, ...file.positionOf(startOf(node)) };
}

/**
 * Removes call sites whose path is known by a type only, if calls that pass it are known; and those calls if the
 * request is edited for all strings of the type.
 */
export function withoutSenders<Reported extends Diagnostic>(
  path: string,
  callSites: readonly Reported[],
  senders: readonly Sender[],
  isEdited: (place: TextPlace) => boolean,
): readonly Reported[] {
  const isAt = (place: TextPlace, { line, column }: Reported) =>
    place.file === path && place.line === line && place.column === column;
  return callSites.filter((one) => {
    const code = one.notes[0]?.code;
    if (code === 'parameter-type') return !senders.some((sender) => isAt(sender.by, one) && isEdited(sender));
    return code !== knownByType || !senders.some((sender) => isAt(sender, one));
  });
}

/** Whether a call site at a position is edited. */
export function editedPlaces(
  files: readonly { readonly path: string; readonly callSites: readonly Diagnostic[] }[],
): (place: TextPlace) => boolean {
  const key = (file: string, { line, column }: { line: number; column: number }) => `${file}:${line}:${column}`;
  const edited = files.flatMap(({ path, callSites }) =>
    callSites.filter(({ edits }) => edits.length > 0).map((one) => key(path, one)),
  );
  const places = new Set(edited);
  return (place) => places.has(key(place.file, place));
}
