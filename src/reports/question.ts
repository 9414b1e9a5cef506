import type { CallSiteResult, FileResult, RunResult } from '../runner/run-result.ts';
import { hunkLines, whyOf } from './diff.ts';
import { readDiff } from './diff-lines.ts';
import { harmless } from './harmless.ts';
import type { Paint } from './paint.ts';
import { placeOf } from './sites.ts';

/** A call site as it is asked about: its place and reason, what it needs, and the hunks of both. */
export function questionText(site: CallSiteResult, result: RunResult, paint: Paint): string {
  const file = result.files.find(({ path }) => path === site.file);
  const own = file === undefined ? [] : hunksOf(file, (_, index) => site.hunks.includes(index), paint);
  const needed = site.dependsOn.flatMap((need) => neededLines(need, site, result, paint));
  const notes = site.notes.map(({ message }) => harmless(`  ${message}`));
  const title = paint('bold', harmless(placeOf(site)));
  return [title, paint('dim', harmless(whyOf(site, result, 'migrate'))), ...notes, ...own, ...needed, ''].join('\n');
}

function neededLines(
  { kind, file: path, line = 0 }: CallSiteResult['dependsOn'][number],
  site: CallSiteResult,
  { files }: RunResult,
  paint: Paint,
): string[] {
  const file = files.find((one) => one.path === path);
  if (kind === 'module') return [paint('dim', harmless(`with the new file ${path}`))];
  const said = paint('dim', harmless(`with a function that gains an optional parameter: ${path}:${line}`));
  if (file === undefined) return [said];
  const isNear = ({ oldStart, oldLines }: FileResult['hunks'][number]) =>
    oldStart <= line && line < oldStart + oldLines;
  const isShown = (index: number) => path === site.file && site.hunks.includes(index);
  return [said, ...hunksOf(file, (hunk, index) => isNear(hunk) && !isShown(index), paint)];
}

function hunksOf(
  file: FileResult,
  isWanted: (hunk: FileResult['hunks'][number], index: number) => boolean,
  paint: Paint,
): string[] {
  return readDiff(file)
    .hunks.filter(isWanted)
    .flatMap((hunk) => [paint('cyan', hunk.header), ...hunkLines(hunk, paint)]);
}
