import { createHash } from 'node:crypto';
import type { CallSiteResult, FileResult, RunResult } from '../../runner/result/run-result.ts';
import { reasonOfChange } from '../diff.ts';
import { harmless } from '../harmless.ts';
import { howToAnswer, settingText } from '../questions.ts';
import { type Command, headingsFor, sitesOfFile, wordFor } from '../sites.ts';
import { type DiffLine, readDiff } from '../terminal/diff-lines.ts';
import { filesLine } from '../terminal/summary.ts';

/** The data that the page shows, under the short names that its script reads. */
export function pageData(result: RunResult, command: Command) {
  const { target, from, profile, written, callSites, reasons, mentions, files, unusedIgnores, questions } = result;
  const places = new Map(callSites.map((site, index) => [site, index]));
  const byPath = new Map(files.map((file) => [file.path, file]));
  return {
    head: {
      target,
      from,
      profile,
      written,
      isCheck: command === 'check',
      files: filesLine(result),
      version: result.tool.version,
    },
    words: Object.fromEntries(
      (['migrated', 'review', 'manual', 'ignored'] as const).map((one) => [one, wordFor(one, command)]),
    ),
    meanings: {
      migrated: 'nothing left to do',
      ignored: 'left alone, as a comment says',
      ...headingsFor(command, written),
    },
    howToAnswer,
    reasons: Object.fromEntries(reasons.map(({ code, title }) => [code, title])),
    sites: callSites.map(siteData),
    files: filesIn(result).map((path) => {
      const file = byPath.get(path);
      const { own, needing } = sitesOfFile(result, path);
      return {
        path: harmless(path),
        outcome: file?.outcome ?? 'unchanged',
        sites: own.map((site) => places.get(site)),
        hunks: file === undefined ? [] : hunksData(file, own, places, reasonOfChange(file, needing)),
      };
    }),
    failed: files.flatMap(({ path, outcome, reason }) =>
      outcome === 'failed' ? [[harmless(path), harmless(reason ?? '')]] : [],
    ),
    mentions: mentions.map(({ file, line, text }) => [harmless(`${file}:${line}`), harmless(text)]),
    questions: questions.map(({ text, unlocks, answers }) => [
      harmless(text),
      unlocks,
      answers.map(({ label, setting }) => [harmless(label), harmless(settingText(setting))]),
    ]),
    unused: unusedIgnores.map(({ file, line }) => harmless(`${file}:${line}`)),
  };
}

/** The files with something to look at, in order: those that change, and those with call sites. */
function filesIn({ files, callSites }: RunResult): readonly string[] {
  const changed = files.filter(({ diff }) => diff !== null).map(({ path }) => path);
  const paths = new Set([...changed, ...callSites.map(({ file }) => file)]);
  return [...paths].sort((a, b) => (a < b ? -1 : 1));
}

function siteData(site: CallSiteResult) {
  const { excerpt, before } = site;
  return {
    id: markOf(site),
    place: harmless(`${site.file}:${site.line}:${site.column}`),
    line: before.line,
    lastLine: before.endLine,
    operation: site.operation,
    replacement: site.replacement,
    version: site.transform,
    outcome: site.outcome,
    isMock: site.kind === 'mock',
    isKnown: site.isKnown,
    adapter: site.adapter,
    notes: site.notes.map(({ code, message, suggestion }) => ({
      code,
      message: harmless(message),
      ...(suggestion !== undefined && { suggestion: harmless(suggestion.replaceAll('\r', '')) }),
    })),
    needs: site.dependsOn.map(({ file, line }) => harmless(line === undefined ? file : `${file}:${line}`)),
    hunks: site.hunks,
    ...(site.hunks.length === 0 && { excerpt: { line: excerpt.line, text: harmless(excerpt.text) } }),
  };
}

/**
 * The key under which the browser remembers that a call site was reviewed; if its change is different, it must be
 * reviewed again.
 */
function markOf({ fingerprint, outcome, edits, notes }: CallSiteResult): string {
  const change = JSON.stringify([outcome, edits.map(({ before, after }) => [before, after]), notes]);
  return `${fingerprint}-${createHash('sha256').update(change).digest('hex').slice(0, 8)}`;
}

function hunksData(
  file: FileResult,
  own: readonly CallSiteResult[],
  places: ReadonlyMap<CallSiteResult, number>,
  reason: string,
) {
  return readDiff(file).hunks.map(({ header, oldStart, lines }, index) => {
    const sites = own.filter(({ hunks }) => hunks.includes(index)).map((site) => places.get(site));
    const shown = lines.map(lineData);
    return {
      header,
      line: oldStart,
      sites,
      lines: shown,
      ...(sites.length === 0 && changeData(file, oldStart, shown, reason)),
    };
  });
}

/** A change that belongs to call sites elsewhere; it is reviewed by itself. */
function changeData(file: FileResult, line: number, lines: readonly unknown[], reason: string) {
  const id = createHash('sha256')
    .update(JSON.stringify([file.path, lines]))
    .digest('hex')
    .slice(0, 16);
  return { change: { id, place: harmless(`${file.path}:${line}`), reason } };
}

/** Kind, number before, number after, text, and the words that differ as `[text, changed]`. */
function lineData({ kind, old, new: now, text, segments, isUnended }: DiffLine) {
  const shown = harmless(text.replace(/\r$/, '')) + (isUnended ? ' \u2298' : '');
  const words = segments?.map((one) => [harmless(one.text.replace(/\r$/, '')), one.isChanged ? 1 : 0]);
  return words === undefined ? [kind, old, now, shown] : [kind, old, now, shown, words];
}
