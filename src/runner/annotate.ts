import type * as t from '@babel/types';
import { endOf, openAll, type SourceFile, startOf } from '../source/source-file.ts';
import { applyEdits, type TextEdit } from '../source/text-edit.ts';
import { walk } from '../source/walk.ts';
import type { ListedFile } from './list-files.ts';
import { readSource } from './read-source.ts';
import type { FoundCallSite } from './run-result.ts';
import type { FileScan } from './scan-file.ts';
import { changedDiff } from './unified-diff.ts';
import { protection } from './write-file.ts';

const mark = 'TODO(catalogue-codemod):';

/**
 * Adds a comment above each call site that is left to a person, and one for each note to look at. An operation that has
 * its comment there already gets no other one. A file that cannot be written stays without.
 */
export function annotate(scans: readonly FileScan[], listed: readonly ListedFile[]): readonly FileScan[] {
  const places = new Map(listed.map(({ path, realPath }) => [path, realPath]));
  return scans.map((scan) => {
    const realPath = places.get(scan.file.path);
    const isOpen = scan.file.outcome === 'changed' || scan.file.outcome === 'unchanged';
    const told = scan.callSites.filter((site) => remarksOf(site).length > 0);
    if (realPath === undefined || !isOpen || told.length === 0 || protection(realPath) !== null) return scan;
    const source = scan.change === null ? readSource(realPath) : { text: scan.change.before ?? '' };
    if ('reason' in source) return scan;
    return withComments(scan, told, source.text, realPath);
  });
}

/** What to write of a call site: the whole reason that it is left, or each thing to look at. */
function remarksOf({ outcome, notes }: FoundCallSite): readonly string[] {
  if (notes.some(({ code }) => code === 'refused')) return [];
  if (outcome === 'manual') return [notes.map(({ message }) => message).join('; ')];
  return outcome === 'review' ? notes.map(({ message }) => message) : [];
}

function withComments(scan: FileScan, told: readonly FoundCallSite[], before: string, realPath: string): FileScan {
  const { path } = scan.file;
  const added = new Map<number, { readonly file: SourceFile; readonly lines: Set<string> }>();
  for (const file of openAll(path, before)) {
    for (const site of told) {
      const place = placeOf(file, site, scan.edits);
      if (place === undefined || place.above.includes(`${mark} ${site.operation}:`)) continue;
      const known = added.get(place.at) ?? { file, lines: new Set() };
      for (const remark of remarksOf(site)) {
        known.lines.add(`// ${mark} ${site.operation}: ${remark.replaceAll(/\s+/g, ' ')}`);
      }
      added.set(place.at, known);
    }
  }
  if (added.size === 0) return scan;
  const comments = [...added].map(([at, { file, lines }]) => {
    const end = file.style.endOfLine + indentAt(before, at);
    return { start: at, end: at, text: [...lines].map((line) => line + end).join('') };
  });
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

/** Where a comment may stand on lines of its own. */
const placeable = /(Statement|Declaration)$|^Class(Private)?(Property|Method)$|^Object(Property|Method)$/;

/** The start of the statement or member around a call site, or of the comments above it; undefined in another script block. */
function placeOf(file: SourceFile, { line, column }: FoundCallSite, edits: readonly TextEdit[]) {
  let found: t.Node | undefined;
  walk(file.tree.program, (node) => {
    const [start, end] = [file.positionOf(startOf(node)), file.positionOf(endOf(node))];
    const isAround =
      (start.line < line || (start.line === line && start.column <= column)) &&
      (end.line > line || (end.line === line && end.column > column));
    if (!isAround) return node.type === 'Program';
    if (placeable.test(node.type) && node.type !== 'BlockStatement' && isFirst(file.text, startOf(node))) {
      if (!edits.some((edit) => edit.start < startOf(node) && startOf(node) < edit.end)) found = node;
    }
    return true;
  });
  if (found === undefined) return undefined;
  const above = commentsAbove(file, startOf(found));
  return { at: above[0]?.start ?? startOf(found), above: above.map(({ text }) => text).join('\n') };
}

/** The line comments that stand directly above a place, which may direct the line below them. */
function commentsAbove({ tree, text }: SourceFile, start: number): readonly { start: number; text: string }[] {
  const above: { start: number; text: string }[] = [];
  let next = start;
  for (const comment of (tree.comments ?? []).toReversed()) {
    const { start: from = 0, end = 0, type, value } = comment;
    if (end > next) continue;
    const between = text.slice(end, next);
    if (type !== 'CommentLine' || between.trim() !== '' || !isFirst(text, from)) break;
    if (between.split('\n').length !== 2) break;
    above.unshift({ start: from, text: value });
    next = from;
  }
  return above;
}

function isFirst(text: string, offset: number): boolean {
  return text.slice(lineStart(text, offset), offset).trim() === '';
}

function indentAt(text: string, offset: number): string {
  return text.slice(lineStart(text, offset), offset).replace('\uFEFF', '');
}

function lineStart(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}
