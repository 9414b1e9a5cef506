import { isSameCall } from '../../runner/choosing.ts';
import type { CallSiteResult, FileEdit, FileResult, RunResult } from '../../runner/result/run-result.ts';
import { hunkLines, whyOf } from '../diff.ts';
import { harmless } from '../harmless.ts';
import { ownHunks } from '../own-hunks.ts';
import { placeOf } from '../sites.ts';
import { type DiffHunk, readDiff } from './diff-lines.ts';
import type { Paint } from './paint.ts';

/**
 * The text that asks about a call site: its position and reason, the changes of its call, and those that it needs
 * elsewhere.
 */
export function questionText(site: CallSiteResult, result: RunResult, paint: Paint): string {
  const grown = new Set(site.dependsOn.flatMap(({ kind, file }) => (kind === 'function' ? [file] : [])));
  const modules = site.dependsOn.filter(({ kind }) => kind === 'module');
  const editsOfCall = result.callSites.filter((one) => isSameCall(one, site)).flatMap(({ edits }) => edits);
  const shown = result.files.flatMap((file) => {
    const own = file.path === site.file ? editsOfCall : [];
    const isOwn = (edit: FileEdit): boolean =>
      own.some(({ start, end, after }) => edit.start === start && edit.end === end && edit.after === after) ||
      (edit.isGrowth && grown.has(file.path));
    if (!file.edits.some(isOwn)) return [];
    const head = file.path === site.file ? [] : [paint('dim', harmless(`with a change in ${file.path}`))];
    return [
      ...head,
      ...hunksWith(file, isOwn).flatMap((hunk) => [paint('cyan', hunk.header), ...hunkLines(hunk, paint)]),
    ];
  });
  return [
    paint('bold', harmless(placeOf(site))),
    paint('dim', harmless(whyOf(site, result, 'migrate'))),
    ...site.notes.map(({ message }) => harmless(`  ${message}`)),
    ...shown,
    ...modules.map(({ file }) => paint('dim', harmless(`with the new file ${file}`))),
    '',
  ].join('\n');
}

function hunksWith(file: FileResult, isOwn: (edit: FileEdit) => boolean): readonly DiffHunk[] {
  const own = file.edits.filter(isOwn);
  return readDiff(file).hunks.flatMap((hunk) => {
    const isNear = ({ range }: FileEdit) =>
      range.line < hunk.oldStart + Math.max(hunk.oldLines, 1) && range.endLine >= hunk.oldStart;
    return own.some(isNear) ? ownHunks(file, hunk, isOwn) : [];
  });
}
