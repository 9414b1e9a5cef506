import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Deprecation, deprecations } from '../src/contract/deprecations.ts';
import type { ProfileName } from '../src/contract/profile.ts';
import type { Outcome } from '../src/migrate/diagnostic.ts';
import type { MigrateOptions } from '../src/migrate/migrate-file.ts';
import { hasScriptBlocks, scriptBlocks } from '../src/source/script-blocks.ts';
import { openSource } from '../src/source/source-file.ts';
import { transforms } from '../transforms/index.ts';
import { profiles } from './catalogue.ts';

/** Where the fixtures stand. */
export const fixtureRoot = new URL('../__testfixtures__/', import.meta.url).pathname;

/** Whole clients and projects to run the command on: no inputs and outputs, so no fixtures. */
const wholeFolders = ['clients/', 'projects/', 'unseen/'];

/** A call site that a fixture asks for, on the line where the call starts. */
export interface Want {
  readonly line: number;
  readonly outcome: Outcome;
  /** A note code that must be among the notes. */
  readonly code: string | undefined;
}

/** What the comments of an input ask for. Lines start at 1. */
export interface Expectations {
  readonly wants: readonly Want[];
  /** Lines that hold a look-alike: no call site, and not a byte changed. */
  readonly nopes: readonly number[];
  /** Lines on which a mention is expected. */
  readonly mentions: readonly number[];
}

/** One input, the output that was read and accepted for it, and what its comments ask for. */
export interface Fixture {
  /** `1.26.0/axios.ts` */
  readonly name: string;
  readonly folder: string;
  /** `axios`, without the extension. */
  readonly style: string;
  readonly input: string;
  /** Undefined where the input is to stay as it is. */
  readonly output: string | undefined;
  readonly outputPath: string;
  readonly options: MigrateOptions;
  readonly expectations: Expectations;
}

const fileName = /^(?<style>.+)\.(?<role>input|output)\.(?<extension>[^.]+)$/;

/** Reads every fixture, in a fixed order. */
export function loadFixtures(): Fixture[] {
  return listFiles()
    .filter(({ role }) => role === 'input')
    .map(({ folder, style, extension }) => {
      const name = `${folder}/${style}.${extension}`;
      const outputPath = join(fixtureRoot, folder, `${style}.output.${extension}`);
      const input = readFileSync(join(fixtureRoot, folder, `${style}.input.${extension}`), 'utf8');
      return {
        name,
        folder,
        style,
        input,
        output: readIfExists(outputPath),
        outputPath,
        options: readOptions(name, folder, input),
        expectations: readExpectations(name, input),
      };
    });
}

/** Output files whose input is gone, and files that are neither input nor output. */
export function strayFiles(): string[] {
  const files = listFiles();
  const inputs = new Set(files.filter(({ role }) => role === 'input').map(key));
  return files.filter((file) => !inputs.has(key(file))).map(({ path }) => path);
}

/** The lines of a text, each with its line end. */
export function splitLines(text: string): string[] {
  return text.split(/(?<=\r\n|[\n\u2028\u2029]|\r(?!\n))/);
}

interface FixtureFile {
  readonly path: string;
  readonly folder: string;
  readonly style: string;
  readonly role: string;
  readonly extension: string;
}

function listFiles(): FixtureFile[] {
  const paths = readdirSync(fixtureRoot, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(fixtureRoot.length).replaceAll('\\', '/'))
    .filter((path) => !wholeFolders.some((folder) => path.startsWith(folder)));
  return paths.sort().map((path) => {
    const slash = path.lastIndexOf('/');
    const { style = '', role = '', extension = '' } = fileName.exec(path.slice(slash + 1))?.groups ?? {};
    return { path, folder: path.slice(0, Math.max(slash, 0)), style, role, extension };
  });
}

function key({ folder, style, extension }: FixtureFile): string {
  return `${folder}/${style}.${extension}`;
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function readOptions(name: string, folder: string, input: string): MigrateOptions {
  const line =
    /^\uFEFF?(?:#!.*\r?\n)?(?:\/\/|<!--) fixture: (?<options>.*?)(?:-->)?\r?$/m.exec(input)?.groups?.options?.trim() ??
    '';
  const options = line.split(/\s+/).filter(Boolean);
  const baseUrls: string[] = [];
  let profile: ProfileName = 'contract';
  for (const option of options) {
    const [option_, value = ''] = option.split(/=(.*)/s);
    if (option_ === 'base-url') baseUrls.push(value);
    else if (option_ === 'profile' && value in profiles) profile = value as ProfileName;
    else throw new Error(`${name}: unknown fixture option \`${option}\``);
  }
  return { deprecations: deprecationsOf(folder), transforms, profile: profiles[profile], baseUrls };
}

function deprecationsOf(folder: string): readonly Deprecation[] {
  const ofVersion = deprecations.filter(({ deprecatedIn }) => deprecatedIn === folder);
  return ofVersion.length > 0 ? ofVersion : deprecations;
}

const marker = /(?:\/\/|\/\*|<!--)[ \t]*(?<kind>want:|nope:|mention\b)(?<text>.*?)(?:(?:\*\/|-->).*)?$/;
const aloneOnItsLine = /^[ \t]*\{?[ \t]*(?:\/\/|\/\*|<!--)[ \t]*(?:want:|nope:|mention\b)/;
const outcomes: readonly string[] = ['migrated', 'review', 'manual', 'ignored'] satisfies Outcome[];

function readExpectations(name: string, input: string): Expectations {
  const wants: Want[] = [];
  const nopes: number[] = [];
  const mentions: number[] = [];
  splitLines(input.replace(/^\uFEFF/, '')).forEach((written, index) => {
    const found = marker.exec(written.trimEnd());
    if (found?.groups === undefined) return;
    const line = aloneOnItsLine.test(written) ? index + 2 : index + 1;
    const { kind = '', text = '' } = found.groups;
    if (kind === 'mention' || /;\s*mention\s*$/.test(text)) mentions.push(line);
    if (kind === 'nope:') nopes.push(line);
    if (kind === 'want:') wants.push(...readWants(`${name}:${index + 1}`, line, text));
  });
  return { wants, nopes, mentions };
}

function readWants(place: string, line: number, text: string): Want[] {
  const list = text.replace(/;\s*mention\s*$/, '').split(',');
  return list.map((want) => {
    const [outcome = '', code, ...rest] = want.trim().split(/\s+/);
    if (!outcomes.includes(outcome) || rest.length > 0) throw new Error(`${place}: cannot read the want \`${want}\``);
    return { line, outcome: outcome as Outcome, code };
  });
}

/** How many comments the code of a file has; undefined where some of it cannot be parsed. */
export function countComments(path: string, text: string): number | undefined {
  const blocks = hasScriptBlocks(path) ? scriptBlocks(path, text).map((_, index) => index) : [undefined];
  const opened = blocks.map((index) => openSource(path, text, index));
  const counts = opened.flatMap((file) => ('failure' in file ? [] : (file.tree.comments ?? []).length));
  return counts.length < blocks.length ? undefined : counts.reduce((sum, count) => sum + count, 0);
}

/** Whether a message is worded as all messages are: in lower case, without a full stop. */
export function isWellWorded(message: string): boolean {
  return !/^[A-Z][a-z]/.test(message) && !message.trimEnd().endsWith('.');
}
