import { commentPlace } from '../../source/comments/comment-place.ts';
import { openAll } from '../../source/source-file.ts';
import { applyEdits } from '../../source/text-edit.ts';
import type { ListedFile } from '../listing/list-files.ts';
import { readSource } from '../listing/read-source.ts';
import type { FoundCallSite } from '../result/run-result.ts';
import { changedDiff } from '../result/unified-diff.ts';
import type { FileScan } from '../scan/scan-file.ts';
import { protection } from './write-file.ts';

const mark = 'TODO(catalogue-codemod):';

/**
 * Adds a comment above each call site that is left to a person, and one for each note that needs a look. An operation
 * that already has its comment there gets no second one. A file that can't be written gets none.
 */
export function annotate(scans: readonly FileScan[], listed: readonly ListedFile[]): readonly FileScan[] {
  const places = new Map(listed.map(({ path, realPath }) => [path, realPath]));
  return scans.map((scan) => {
    const realPath = places.get(scan.file.path);
    const isOpen = scan.file.outcome === 'changed' || scan.file.outcome === 'unchanged';
    const reported = scan.callSites.filter((site) => remarksOf(site).length > 0);
    if (realPath === undefined || !isOpen || reported.length === 0 || protection(realPath) !== null) return scan;
    const source = scan.change === null ? readSource(realPath) : { text: scan.change.before ?? '' };
    if ('reason' in source) return scan;
    return withComments(scan, reported, source.text, realPath);
  });
}

/** The remarks about a call site: the whole reason why it is left, or each thing to look at. */
function remarksOf({ outcome, notes }: FoundCallSite): readonly string[] {
  if (notes.some(({ code }) => code === 'refused')) return [];
  if (outcome === 'manual') return [notes.map(({ message }) => message).join('; ')];
  return outcome === 'review' ? notes.map(({ message }) => message) : [];
}

function withComments(scan: FileScan, reported: readonly FoundCallSite[], before: string, realPath: string): FileScan {
  const { path } = scan.file;
  const added = new Map<number, { readonly end: string; readonly lines: Set<string> }>();
  for (const file of openAll(path, before)) {
    for (const site of reported) {
      const place = commentPlace(file, site, scan.edits);
      if (place === undefined || place.above.includes(`${mark} ${site.operation}:`)) continue;
      const known = added.get(place.at) ?? { end: file.style.endOfLine + place.indent, lines: new Set() };
      for (const remark of remarksOf(site)) {
        known.lines.add(`// ${mark} ${site.operation}: ${remark.replaceAll(/\s+/g, ' ')}`);
      }
      added.set(place.at, known);
    }
  }
  if (added.size === 0) return scan;
  const comments = [...added].map(([at, { end, lines }]) => ({
    start: at,
    end: at,
    text: [...lines].map((line) => line + end).join(''),
  }));
  const edits = [...comments, ...scan.edits].sort((a, b) => a.start - b.start || a.end - b.end);
  const after = applyEdits(before, edits);
  const { diff, hunks } = changedDiff(path, before, after);
  return {
    ...scan,
    file: { ...scan.file, outcome: 'changed', diff, hunks },
    edits,
    change: { realPath, before, after },
  };
}
