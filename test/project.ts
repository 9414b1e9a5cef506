import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../src/migrate/diagnostic.ts';
import { readClients } from '../src/runner/configuration/clients-setting.ts';
import type { RunOptions } from '../src/runner/run.ts';
import { fixtureRoot, splitLines } from './fixture.ts';

/** Where the projects stand: a folder each, beside it the diff that was read and accepted. */
const projectRoot = join(fixtureRoot, 'projects');

/** What a comment in a file of a project asks for, on a line of that file. */
interface Mark {
  /** `src/api.ts:12`, relative to the project. */
  readonly place: string;
  readonly file: string;
  /** Starts at 1. */
  readonly line: number;
}

/** A call site that a project asks for, on the line where the call starts. */
export interface ProjectWant extends Mark {
  readonly outcome: Outcome;
  /** A note code that must be among the notes. */
  readonly code: string | undefined;
}

/** A small code base of several files, what its comments ask for, and the diff that was accepted for it. */
export interface Project {
  readonly name: string;
  readonly folder: string;
  /** From its `fixture.json`; everything else is the same for all projects. */
  readonly options: Pick<RunOptions, 'paths' | 'ignore' | 'baseUrls' | 'aliases' | 'clients' | 'answers' | 'profile'>;
  readonly wants: readonly ProjectWant[];
  /** Lines that hold a look-alike: no call site, and not a byte changed. */
  readonly nopes: readonly Mark[];
  /** Lines on which a mention is expected. */
  readonly mentions: readonly Mark[];
  /** Undefined where nothing is to change. */
  readonly diff: string | undefined;
  readonly diffPath: string;
  /**
   * What is asked for and not done yet, with the reason: a place, `mention` or `look-alike` and a place, `diff`, `patch`,
   * or `second run`.
   */
  readonly pending: ReadonlyMap<string, string>;
}

/** Reads every project, in a fixed order. */
export function loadProjects(): Project[] {
  const names = readdirSync(projectRoot, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names.map(({ name }) => loadProject(name)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Diffs whose project is gone. */
export function strayDiffs(): string[] {
  const entries = readdirSync(projectRoot, { withFileTypes: true });
  const folders = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}.diff`));
  return entries.filter((entry) => entry.isFile() && !folders.has(entry.name)).map(({ name }) => name);
}

/** The files of a project, relative to its folder. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== settingsFile)
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

const settingsFile = 'fixture.json';

function loadProject(name: string): Project {
  const folder = join(projectRoot, name);
  const diffPath = `${folder}.diff`;
  const marks = filesOf(folder).flatMap((file) => marksOf(name, file, readFileSync(join(folder, file), 'utf8')));
  return {
    name,
    folder,
    options: readOptions(folder),
    wants: marks.flatMap(({ wants }) => wants),
    nopes: marks.filter(({ kind }) => kind === 'nope:').map(({ mark }) => mark),
    mentions: marks.filter(({ isMention }) => isMention).map(({ mark }) => mark),
    diff: existsSync(diffPath) ? readFileSync(diffPath, 'utf8') : undefined,
    diffPath,
    pending: new Map(
      Object.entries(pending[name] ?? {}).flatMap(([why, places]) => places.map((place) => [place, why])),
    ),
  };
}

/** Takes the names of the configuration file, and `answers`: settings as questions give them. */
function readOptions(folder: string): Project['options'] {
  const path = join(folder, settingsFile);
  const {
    'base-url': baseUrls = [],
    ignore = [],
    paths = [],
    alias: aliases = {},
    clients,
    answers = [],
    profile = 'contract',
  } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const told = clients === undefined ? {} : { clients: readClients(clients, 'clients') };
  return { baseUrls, ignore, paths, aliases, profile, answers, ...told };
}

const marker = /(?:\/\/|\/\*|<!--)[ \t]*(?<kind>want:|nope:|mention\b)(?<text>.*?)(?:(?:\*\/|-->).*)?$/;
const aloneOnItsLine = /^[ \t]*\{?[ \t]*(?:\/\/|\/\*|<!--)[ \t]*(?:want:|nope:|mention\b)/;
const alsoMention = /;\s*mention\s*$/;
const outcomes: readonly string[] = ['migrated', 'review', 'manual', 'ignored'] satisfies Outcome[];

function marksOf(project: string, file: string, text: string) {
  return splitLines(text).flatMap((written, index) => {
    const { kind, text: said = '' } = marker.exec(written.trimEnd())?.groups ?? {};
    if (kind === undefined) return [];
    const line = aloneOnItsLine.test(written) ? index + 2 : index + 1;
    const mark: Mark = { place: `${file}:${line}`, file, line };
    const wants = kind === 'want:' ? readWants(`${project}/${file}:${index + 1}`, mark, said) : [];
    return [{ kind, mark, wants, isMention: kind === 'mention' || alsoMention.test(said) }];
  });
}

function readWants(at: string, mark: Mark, text: string): ProjectWant[] {
  return text
    .replace(alsoMention, '')
    .split(',')
    .map((want) => {
      const [outcome = '', code, ...rest] = want.trim().split(/\s+/);
      if (!outcomes.includes(outcome) || rest.length > 0) throw new Error(`${at}: cannot read the want \`${want}\``);
      return { ...mark, outcome: outcome as Outcome, code };
    });
}

/** By project: what its comments ask for and the tool does not do yet, by reason. */
const pending: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {};
