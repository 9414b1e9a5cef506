import { rmSync, writeFileSync } from 'node:fs';
import { diffArrays } from 'diff';
import { describe, expect, test } from 'vitest';
import { deprecations } from '../src/contract/deprecations.ts';
import type { Diagnostic, FileMigration } from '../src/migrate/diagnostic.ts';
import { applyEdits } from '../src/source/text-edit.ts';
import { migrateAlone } from './catalogue.ts';
import {
  countComments,
  type Fixture,
  fixtureRoot,
  isWellWorded,
  loadFixtures,
  splitLines,
  strayFiles,
} from './fixture.ts';
import { migratedFixture } from './migrated.ts';

const fixtures = loadFixtures();
const versions = [...new Set(deprecations.map(({ deprecatedIn }) => deprecatedIn))];
const styles = [
  'fetch',
  'axios',
  'ky',
  'got',
  'ofetch',
  'superagent',
  'angular',
  'jquery',
  'xhr',
  'gm',
  'node-http',
  'undici',
];

describe.each(fixtures)('$name', (fixture) => {
  const { input, expectations } = fixture;

  test('every call site is wanted and every want is met', () => {
    const { callSites, failure } = migrationOf(fixture);
    expect(failure).toBeUndefined();
    expect(describeCallSites(callSites, fixture)).toEqual(describeWants(fixture));
  });

  test('mentions are on the marked lines and nowhere else', () => {
    const lines = migrationOf(fixture).mentions.map(({ line }) => line);
    expect([...new Set(lines)].sort(byNumber)).toEqual([...expectations.mentions].sort(byNumber));
  });

  test('the output is the one that was read and accepted', () => {
    const { output } = migrationOf(fixture);
    if (isUpdating()) return writeOutput(fixture, output);
    if (output === input) return expect(fixture.output, 'an output file for an input that stays').toBeUndefined();
    expect(fixture.output, 'no output file yet: write it with `vitest -u` and read it').toBeDefined();
    expect(output).toBe(fixture.output);
  });

  test('the output parses and keeps every comment', () => {
    const before = countComments(fixture.name, input);
    expect(before).toBeDefined();
    expect(countComments(fixture.name, migrationOf(fixture).output)).toBe(before);
  });

  test('a second run changes nothing', () => {
    const first = migrationOf(fixture);
    const second = migrateAlone(fixture.name, first.output, fixture.options);
    expect(second.output).toBe(first.output);
    expect(second.callSites.map(describeCallSite)).toEqual(first.callSites.filter(isLeft).map(describeCallSite));
  });

  test('lines change only at a call site, its constant or the function that it calls', () => {
    const { output, callSites } = migrationOf(fixture);
    expect(output !== input).toBe(callSites.some((site) => !isLeft(site)));
    expect(changedLines(input, output).filter((line) => !mayChange(line, fixture))).toEqual([]);
    expect(changedLines(input, output).filter((line) => expectations.nopes.includes(line))).toEqual([]);
  });

  test('the edits make the output, and each belongs to a call site or to a function that grows', () => {
    const { output, edits, growing, callSites } = migrationOf(fixture);
    expect(applyEdits(input, edits)).toBe(output);
    const owned = new Set([...growing, ...callSites.flatMap((site) => site.edits)]);
    expect(edits.filter((edit) => !owned.has(edit))).toEqual([]);
    expect([...owned].filter((edit) => !edits.includes(edit))).toEqual([]);
    expect(callSites.filter((site) => isLeft(site) !== (site.edits.length === 0)).map(describeCallSite)).toEqual([]);
  });

  test('line ends, byte order mark and last line end are kept', () => {
    expect(lineEndsOf(migrationOf(fixture).output)).toEqual(lineEndsOf(input));
  });
});

describe('the fixtures as a whole', () => {
  test('no file is stray', () => {
    expect(strayFiles()).toEqual([]);
  });

  test('every note has a code in kebab-case and is worded like a message', () => {
    const notes = fixtures.flatMap((fixture) => migrationOf(fixture).callSites).flatMap((callSite) => callSite.notes);
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.filter(({ code, message }) => !/^[a-z]+(-[a-z]+)*$/.test(code) || !isWellWorded(message))).toEqual([]);
  });

  test('no two inputs are the same', () => {
    const firstWith = new Map<string, string>();
    for (const { name, input } of fixtures) {
      expect(firstWith.get(input), `the input of ${name}`).toBeUndefined();
      firstWith.set(input, name);
    }
  });

  test('each version has each call style', () => {
    const present = new Set(fixtures.map(({ folder, style }) => `${folder}/${style}`));
    const asked = versions.flatMap((version) => styles.map((style) => `${version}/${style}`));
    expect(asked.filter((name) => !present.has(name))).toEqual([]);
  });

  test.each(fixtures.filter(isOfVersion))('$name has every operation of its version', (fixture) => {
    const found = new Set(migrationOf(fixture).callSites.map(({ operation }) => operation));
    const missing = fixture.options.deprecations.map(({ operation }) => operation).filter((name) => !found.has(name));
    expect(missing).toEqual([]);
  });

  test.each([...versions, ...styles])('%s has a look-alike that must stay', (word) => {
    const own = fixtures.filter(({ folder, style }) => folder === word || style === word);
    expect(own.some(({ expectations }) => expectations.nopes.length > 0)).toBe(true);
  });

  test('there are at least 60 look-alikes', () => {
    const own = fixtures.filter(({ folder }) => folder === 'look-alikes');
    expect(own.flatMap(({ expectations }) => expectations.nopes).length).toBeGreaterThanOrEqual(60);
  });
});

/** What a fixture becomes in its own profile. */
function migrationOf(fixture: Fixture): FileMigration {
  return migratedFixture(fixture, fixture.options.profile);
}

function isOfVersion({ folder }: Fixture): boolean {
  return (versions as string[]).includes(folder);
}

/** Whether a call site was recognized and not edited. */
function isLeft({ outcome }: Diagnostic): boolean {
  return outcome === 'manual' || outcome === 'ignored';
}

function describeWants({ expectations }: Fixture): string[] {
  const wants = [...expectations.wants].sort((a, b) => a.line - b.line);
  return wants.map(({ line, outcome, code }) => [`line ${line}: ${outcome}`, code].filter(Boolean).join(' '));
}

/** A line for each call site: in the words of its want if it meets that, otherwise with all its notes. */
function describeCallSites(callSites: readonly Diagnostic[], { expectations }: Fixture): string[] {
  const open = [...expectations.wants];
  const inOrder = [...callSites].sort((a, b) => a.line - b.line || a.column - b.column);
  return inOrder.map((site) => {
    const next = open.findIndex(({ line }) => line === site.line);
    const want = next < 0 ? undefined : open.splice(next, 1)[0];
    const codes = site.notes.map(({ code }) => code);
    if (want?.outcome !== site.outcome || (want.code !== undefined && !codes.includes(want.code))) {
      const notes = site.notes.map(({ code, message }) => `${code} (${message})`);
      return [`line ${site.line}: ${site.outcome}`, ...notes, `for ${site.operation} by ${site.adapter}`].join(' ');
    }
    return [`line ${site.line}: ${site.outcome}`, want.code].filter(Boolean).join(' ');
  });
}

function describeCallSite({ operation, outcome, notes }: Diagnostic): string {
  return `${outcome} ${operation} ${notes.map(({ code }) => code).join(' ')}`;
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

/** Whether a line is near a call site that is to be edited, or defines a text that such a call site may use. */
function mayChange(line: number, { input, expectations }: Fixture): boolean {
  const edited = expectations.wants.filter(({ outcome }) => outcome === 'migrated' || outcome === 'review');
  const written = splitLines(input)[line - 1] ?? '';
  const definesText = /(?:[=:?(]|\breturn\b)\s*.*['"`]/.test(written) && /api|v1|series|books|PUT|GET/i.test(written);
  const readsResponse = /\bjson\(\)|\brequest\(/.test(written);
  return edited.length > 0 && (definesText || readsResponse || edited.some((want) => Math.abs(want.line - line) <= 6));
}

function lineEndsOf(text: string): object {
  return {
    byteOrderMark: text.startsWith('\uFEFF'),
    lastLineEnd: /\r?\n?$/.exec(text)?.[0],
    hasCarriageReturns: text.includes('\r'),
    hasBareLineFeeds: /(?<!\r)\n/.test(text),
  };
}

function byNumber(a: number, b: number): number {
  return a - b;
}

/** Whether vitest was started with `-u`. */
function isUpdating(): boolean {
  // biome-ignore lint/complexity/useLiteralKeys: the field is private to vitest, which has no public word for it
  return expect.getState().snapshotState['_updateSnapshot'] === 'all';
}

function writeOutput({ input, outputPath }: Fixture, output: string): void {
  if (!outputPath.startsWith(fixtureRoot)) throw new Error(`${outputPath} is outside the fixtures`);
  if (output === input) rmSync(outputPath, { force: true });
  else writeFileSync(outputPath, output);
}
