import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { diffArrays } from 'diff';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { patchReport } from '../src/reports/diff.ts';
import type { CallSiteResult, FileResult, RunResult } from '../src/runner/result/run-result.ts';
import { run } from '../src/runner/run.ts';
import { countComments, splitLines } from './fixture.ts';
import { loadProjects, type Project, type ProjectWant, strayDiffs } from './project.ts';

const projects = loadProjects();

/** Where the text is the name of a member of axios, which writes the method in capitals. */
const namingMembers = new Set(['angular-tokens', 'statics-and-inheritance']);
const growing = /^`(?:.*\.)?(\w+)` gain\w* an optional .* review (\S+):(\d+)$/;
const lowerPatch = /^\+.*(['"`])patch\1/m;

describe.each(projects)('$name', (project) => {
  let copy = '';
  let preview: RunResult;
  let again: Promise<RunResult> | undefined;
  const secondRun = (): Promise<RunResult> => {
    again ??= runOn(project, copy, true);
    return again;
  };

  beforeAll(async () => {
    copy = realpathSync(mkdtempSync(join(tmpdir(), 'project-')));
    cpSync(project.folder, copy, { recursive: true });
    preview = await runOn(project, copy, false);
    for (const file of preview.files)
      if (file.edits.length > 0) writeFileSync(join(copy, file.path), edited(copy, file));
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('every call site is wanted and every want is met', () => {
    const isDone = ({ place }: { place: string }) => !project.pending.has(place);
    expect(describeCallSites(preview, project).filter(isDone)).toEqual(describeWants(project).filter(isDone));
  });

  test('mentions are on the marked lines and nowhere else', () => {
    const isDone = (place: string) => !project.pending.has(`mention ${place}`);
    expect(mentionedIn(preview).filter(isDone)).toEqual(project.mentions.map(({ place }) => place).filter(isDone));
  });

  test('what is pending is still so: if not, take it from the list', async () => {
    const second = project.pending.has('second run') ? await secondRun() : preview;
    const isOpen = (what: string): boolean => {
      if (what === 'diff') return [...project.pending.keys()].some((other) => other !== 'diff');
      if (what === 'second run') return !sameTexts(second.callSites, preview.callSites.filter(isLeft));
      if (what.startsWith('look-alike '))
        return changedLookAlikes(project, copy).includes(what.slice('look-alike '.length));
      const place = what.replace(/^mention /, '');
      if (what !== place) return mentionedIn(preview).includes(place) !== isMarked(project, place);
      const isHere = (one: { place: string }) => one.place === place;
      return !isDeepStrictEqual(
        describeCallSites(preview, project).filter(isHere),
        describeWants(project).filter(isHere),
      );
    };
    expect([...project.pending.keys()].filter((what) => !isOpen(what))).toEqual([]);
  });

  for (const [what, reason] of project.pending) test.todo(`${what}: ${reason}`);

  test.skipIf(project.pending.has('diff'))('the diff is the one that was read and accepted', () => {
    const diff = patchReport(preview);
    if (isUpdating())
      return diff === '' ? rmSync(project.diffPath, { force: true }) : writeFileSync(project.diffPath, diff);
    if (diff === '') return expect(project.diff, 'a diff for a project that stays').toBeUndefined();
    expect(project.diff, 'no diff yet: write it with `vitest -u` and read it').toBeDefined();
    expect(diff).toBe(project.diff);
  });

  if (!namingMembers.has(project.name)) {
    test('PATCH is written in capitals: fetch sends it as it is', () => {
      expect(patchReport(preview)).not.toMatch(lowerPatch);
    });
  }

  test('no file fails, and the counts add up', () => {
    const { files, callSites } = preview.summary;
    expect(preview.files.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(files.changed + files.unchanged + files.failed + files.excluded).toBe(files.listed);
    expect(callSites.migrated + callSites.review + callSites.manual + callSites.ignored).toBe(callSites.total);
    expect(preview.callSites.length).toBe(callSites.total);
  });

  test('a look-alike keeps every byte', () => {
    const isDone = (place: string) => !project.pending.has(`look-alike ${place}`);
    expect(changedLookAlikes(project, copy).filter(isDone)).toEqual([]);
    if (project.name.startsWith('look-alike-') && project.pending.size === 0)
      expect(preview.summary.files.changed).toBe(0);
  });

  test('what changes parses and keeps every comment', () => {
    for (const { path } of preview.files.filter(({ outcome }) => outcome === 'changed')) {
      const [before, after] = [project.folder, copy].map((folder) =>
        comments(path, readFileSync(join(folder, path), 'utf8')),
      );
      // The search module may gain functions, with what is said about them.
      if (path.includes('catalogue-search.')) expect(after, path).toBeGreaterThanOrEqual(before as number);
      else expect(after, path).toBe(before);
    }
  });

  test('every edit belongs to a call site or to a function that grows, and every edited call site has some', () => {
    const owned = new Set(preview.callSites.flatMap((site) => (site.edits.length > 0 ? [site.fingerprint] : [])));
    for (const { path, edits } of preview.files) {
      expect(
        edits.filter((edit) => edit.callSites.length === 0 && !edit.isGrowth),
        path,
      ).toEqual([]);
    }
    expect(
      preview.callSites.filter((site) => isLeft(site) === owned.has(site.fingerprint)).map(describeCallSite),
    ).toEqual([]);
    for (const site of preview.callSites.filter(({ edits }) => edits.length > 0)) {
      expect(site.hunks.length, describeCallSite(site)).toBeGreaterThan(0);
    }
  });

  test('what changes is at the position that the result says', () => {
    const moved = preview.callSites.filter((site) => {
      const [before, after] = [project.folder, copy].map((folder) => readFileSync(join(folder, site.file), 'utf8'));
      const [old, now] = [startingAt(before ?? '', site.before), startingAt(after ?? '', site.after)];
      const isReplaced = site.edits.some(({ start, end }) => start <= old.offset && old.offset < end);
      return !isReplaced && old.word !== now.word;
    });
    expect(moved.map((site) => `${site.file}:${site.line} ${site.after.line}:${site.after.column}`)).toEqual([]);
  });

  test('a note on a function that grows names its line as it is', () => {
    const notes = preview.callSites.flatMap((site) => site.notes);
    for (const { message } of notes) {
      const [, name = '', path = '', line] = growing.exec(message) ?? [];
      if (line === undefined) continue;
      const lines = readFileSync(join(project.folder, path), 'utf8').split('\n');
      // A decorator may stand on the line before the name.
      expect(lines.slice(Number(line) - 1, Number(line) + 1).join('\n'), message).toContain(name);
    }
  });

  test('a second run changes nothing and reports what was left', async () => {
    const second = await secondRun();
    expect(second.summary.files.changed).toBe(0);
    if (project.pending.has('second run')) return;
    expect(second.callSites.map(describeCallSite)).toEqual(preview.callSites.filter(isLeft).map(describeCallSite));
  });
});

describe('the projects as a whole', () => {
  test('no diff is stray', () => {
    expect(strayDiffs()).toEqual([]);
  });
});

/** A file after its edits, which are in order. */
function edited(folder: string, { path, outcome, edits }: FileResult): string {
  let text = outcome === 'created' ? '' : readFileSync(join(folder, path), 'utf8');
  for (const { start, end, after } of [...edits].reverse()) text = text.slice(0, start) + after + text.slice(end);
  return text;
}

function startingAt(text: string, { line, column }: { line: number; column: number }) {
  const lines = text.split(/(?<=[\n\u2028\u2029])/);
  const offset = lines.slice(0, line - 1).join('').length + column - 1;
  return { offset, word: /^(\w+|.)/s.exec(text.slice(offset))?.[0] };
}

async function runOn({ options }: Project, cwd: string, write: boolean): Promise<RunResult> {
  return run({ ...options, cwd, write, target: '1.26.0', from: null });
}

/** A line in the words of a want, with its place. */
interface Described {
  readonly place: string;
  readonly text: string;
}

function describeWants({ wants }: Project): Described[] {
  return wants.map(({ place, outcome, code }) => ({ place, text: [outcome, code].filter(Boolean).join(' ') }));
}

/** Each call site: in the words of its want if it meets that, otherwise with all its notes. */
function describeCallSites({ callSites }: RunResult, { wants }: Project): Described[] {
  const open = [...wants];
  const inOrder = [...callSites].sort((a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column);
  return inOrder.map((site) => {
    const place = `${site.file}:${site.line}`;
    const candidates = open.filter((want) => want.place === place);
    const want = candidates.find((one) => isMet(one, site)) ?? candidates[0];
    if (want !== undefined) open.splice(open.indexOf(want), 1);
    if (want !== undefined && isMet(want, site))
      return { place, text: [want.outcome, want.code].filter(Boolean).join(' ') };
    const notes = site.notes.map(({ code, message }) => `${code} (${message})`);
    return { place, text: [site.outcome, ...notes, `for ${site.operation} by ${site.adapter}`].join(' ') };
  });
}

function isMet({ outcome, code }: ProjectWant, site: CallSiteResult): boolean {
  return outcome === site.outcome && (code === undefined || site.notes.some((note) => note.code === code));
}

function mentionedIn({ mentions }: RunResult): string[] {
  const inOrder = [...mentions].sort((a, b) => compare(a.file, b.file) || a.line - b.line);
  return [...new Set(inOrder.map(({ file, line }) => `${file}:${line}`))];
}

function isMarked({ mentions }: Project, place: string): boolean {
  return mentions.some((mention) => mention.place === place);
}

function describeCallSite({ file, operation, outcome, notes }: CallSiteResult): string {
  return `${file} ${outcome} ${operation} ${notes.map(({ code }) => code).join(' ')}`;
}

function sameTexts(a: readonly CallSiteResult[], b: readonly CallSiteResult[]): boolean {
  return isDeepStrictEqual(a.map(describeCallSite), b.map(describeCallSite));
}

/** Whether a call site was recognized and not edited. */
function isLeft({ outcome }: CallSiteResult): boolean {
  return outcome === 'manual' || outcome === 'ignored';
}

function comments(path: string, text: string): number {
  return countComments(path, text) ?? -1;
}

/** The lines of the input that are not in the output. */
function changedLines(input: string, output: string): number[] {
  const changed: number[] = [];
  let line = 1;
  for (const { added, removed, value } of diffArrays(splitLines(input), splitLines(output))) {
    if (removed) for (let index = 0; index < value.length; index++) changed.push(line + index);
    if (!added) line += value.length;
  }
  return changed;
}

/** Where a copy that was written to differs on a line of a look-alike. */
function changedLookAlikes({ folder, nopes }: Project, copy: string): string[] {
  const files = [...new Set(nopes.map(({ file }) => file))];
  return files.flatMap((file) => {
    const [before = '', after = ''] = [folder, copy].map((top) => readFileSync(join(top, file), 'utf8'));
    const changed = new Set(changedLines(before, after));
    return nopes.filter((nope) => nope.file === file && changed.has(nope.line)).map(({ place }) => place);
  });
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** Whether vitest was started with `-u`. */
function isUpdating(): boolean {
  // biome-ignore lint/complexity/useLiteralKeys: the field is private to vitest, which has no public word for it
  return expect.getState().snapshotState['_updateSnapshot'] === 'all';
}
