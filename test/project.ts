import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../src/rewrite/diagnostic.ts';
import type { RunOptions } from '../src/runner/run.ts';
import { fixtureRoot, splitLines } from './fixture.ts';

/** Where the projects stand: a folder each, beside it the diff that was read and accepted. */
export const projectRoot = join(fixtureRoot, 'projects');

/** What a comment in a file of a project asks for, on a line of that file. */
export interface Mark {
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
  readonly options: Pick<RunOptions, 'paths' | 'ignore' | 'baseUrls'>;
  readonly wants: readonly ProjectWant[];
  /** Lines that hold a look-alike: no call site, and not a byte changed. */
  readonly nopes: readonly Mark[];
  /** Lines on which a mention is expected. */
  readonly mentions: readonly Mark[];
  /** Undefined where nothing is to change. */
  readonly diff: string | undefined;
  readonly diffPath: string;
  /** What is asked for and not done yet, with the reason: a place, `mention` and a place, `diff`, or `second run`. */
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

/** Takes the names of the command line: `base-url`, `ignore` and `paths`, each a list. */
function readOptions(folder: string): Project['options'] {
  const path = join(folder, settingsFile);
  const {
    'base-url': baseUrls = [],
    ignore = [],
    paths = [],
  } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  return { baseUrls, ignore, paths };
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
const pending: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'auto-imports': {
    'a composable without a binding has `body` in a sibling call, so `body` is its slot (issue 3, 6)': [
      'composables/useKomga.ts:2',
    ],
  },
  'axios-instance': {
    'an instance given as the default of a constructor parameter': ['src/untyped.js:9'],
  },
  'base-setting': {
    'the base is a setting read at run time: `manual`, base unknown (issue 3, 8)': [
      'lib/komga.js:11',
      'lib/komga.js:12',
      'lib/komga.js:13',
    ],
  },
  'build-url': {
    'the URL is built by an imported function and kept in a constant: edit the argument': ['src/series.ts:5'],
    'WRONG OUTCOME: parameters passed to the function that builds the URL are query parameters: `review`': [
      'src/series.ts:10',
    ],
  },
  'call-object': {
    'the wrapper has `method` and `payload` in its one object: use its own slots, whatever their names (issue 3, 4)': [
      'src/import-series.ts:9',
      'src/import-series.ts:10',
      'src/import-series.ts:13',
    ],
  },
  'client-class': {
    'nothing is passed for the query, so there are no query parameters to look at': [
      'src/series-client.ts:6',
      'src/series-client.ts:22',
    ],
  },
  'common-js': {
    'values of a JSON file that is required': ['lib/backup.js:9', 'lib/backup.js:10', 'lib/backup.js:11'],
  },
  composable: {
    '`post` beside `get` in what a composable returns is its sibling (issue 3, 4)': [
      'src/composables/useShelf.ts:7',
      'src/composables/useShelf.ts:8',
    ],
  },
  'curried-factory': {
    'reported a second time at the caller of a function whose path is complete': ['src/commands/rename-library.ts:6'],
    'the requester is passed as a parameter with a function type': ['src/commands/rename-library.ts:10'],
  },
  'endpoint-table': {
    'declarative tables are reported as call sites (issue 3, 5)': [
      'nodes/Komga/ReferentialDescription.ts:6',
      'nodes/Komga/ReferentialDescription.ts:7',
      'nodes/Komga/ReferentialDescription.ts:9',
      'nodes/Komga/SeriesDescription.ts:14',
      'nodes/Komga/SeriesDescription.ts:24',
      'nodes/Komga/endpoints.js:2',
      'nodes/Komga/endpoints.js:3',
      'mention nodes/Komga/ReferentialDescription.ts:6',
      'mention nodes/Komga/ReferentialDescription.ts:7',
      'mention nodes/Komga/SeriesDescription.ts:14',
      'mention nodes/Komga/SeriesDescription.ts:24',
      'mention nodes/Komga/endpoints.js:2',
      'mention nodes/Komga/endpoints.js:3',
    ],
  },
  'generated-sdk': {
    'functions of a generated SDK are known by name; their calls are reported': [
      'src/reader.ts:3',
      'src/reader.ts:4',
      'src/reader.ts:5',
    ],
  },
  'look-alike-bookstore': {
    'a supertest call is no call site (issue 3, 7)': ['server/api.http.js:6', 'mention server/api.http.js:6'],
    'a route for another method is no mention': ['mention server/index.js:14'],
  },
  'look-alike-metrics': {
    'only the proof stops the edit: the literal part of a host with a hole is foreign (issue 3, 9)': [
      'src/datadog.ts:8',
      'mention src/datadog.ts:8',
    ],
    'WRONG EDIT: the address of another service is in a setting named after it (issue 3, 9)': [
      'src/direct.ts:7',
      'mention src/direct.ts:7',
    ],
    'WRONG EDIT: the literal part of a host with a hole is foreign (issue 3, 9)': [
      'src/direct.ts:12',
      'mention src/direct.ts:12',
    ],
    'WRONG EDIT: the `baseURL` in the initializer is lost where the field has a type (issue 3, 9)': [
      'src/direct.ts:24',
      'src/grafana.ts:6',
      'mention src/direct.ts:24',
      'mention src/grafana.ts:6',
    ],
    'the address of another service is in a setting named after it (issue 3, 9)': [
      'src/prometheus.ts:8',
      'mention src/prometheus.ts:8',
    ],
    'holds a wrong edit': ['diff'],
  },
  'look-alike-own-server': {
    'the code base serves that path itself, and nothing speaks of Komga (issue 3, 9)': [
      'web/src/api.ts:8',
      'web/src/api.ts:9',
    ],
    'WRONG EDIT: the code base serves that path itself, and nothing speaks of Komga (issue 3, 9)': [
      'web/src/api.ts:11',
      'mention web/src/api.ts:11',
    ],
    'holds a wrong edit': ['diff'],
  },
  monorepo: {
    'the wrapper has method and body in one object, two levels deep; `get` has `post` beside it (issue 3, 4)': [
      'packages/bot/src/handlers/latest.ts:6',
      'packages/bot/src/handlers/search.ts:7',
      'packages/bot/src/handlers/volumes.ts:6',
      'packages/core/src/sync/changes.ts:9',
    ],
    'reported a second time at the caller of a method whose path is complete': [
      'packages/bot/src/handlers/volumes.ts:15',
    ],
    'the wrapper has no body: it is to grow (issue 3, 4)': [
      'packages/cli/src/commands/series.js:6',
      'packages/cli/src/commands/stats.js:7',
      'packages/cli/src/commands/stats.js:8',
    ],
    'a constructor or function parameter whose type is an own class (issue 3, 2)': [
      'packages/core/src/repositories/book-repository.ts:7',
      'packages/core/src/repositories/book-repository.ts:11',
      'packages/core/src/repositories/book-repository.ts:15',
      'packages/core/src/repositories/library-repository.ts:11',
      'packages/core/src/repositories/referential-repository.ts:6',
      'packages/core/src/repositories/referential-repository.ts:10',
      'packages/core/src/repositories/referential-repository.ts:14',
      'packages/core/src/repositories/referential-repository.ts:17',
      'packages/core/src/repositories/referential-repository.ts:21',
      'packages/core/src/repositories/referential-repository.ts:24',
      'packages/core/src/repositories/series-repository.ts:7',
      'packages/core/src/repositories/series-repository.ts:11',
      'packages/core/src/repositories/series-repository.ts:15',
      'packages/core/src/sync/every-series.ts:8',
    ],
    'NOT REPORTED: an inherited method on a client that is a constructor parameter of an own class': [
      'packages/core/src/repositories/series-repository.ts:23',
    ],
    'test doubles are reported (issue 3, 7)': [
      'packages/web/__tests__/series.ts:9',
      'mention packages/web/__tests__/series.ts:9',
    ],
    'a wrapper that spreads its config into `request({ ...config })`': [
      'packages/web/src/api/series.ts:10',
      'packages/web/src/api/series.ts:12',
      'packages/web/src/pages/search.tsx:8',
      'mention packages/web/src/api/series.ts:10',
      'mention packages/web/src/pages/search.tsx:8',
    ],
  },
  'node-http': {
    '`http.request` with split options is reported (call-sites 1.9)': [
      'index.js:14',
      'index.js:17',
      'rename.js:5',
      'mention index.js:14',
      'mention index.js:17',
    ],
  },
  'object-of-methods': {
    '`post` beside `get` in an object of methods is its sibling (issue 3, 4)': [
      'src/export.mjs:5',
      'src/export.mjs:18',
    ],
    'reported a second time at the caller of a function whose path is complete': [
      'src/export.mjs:10',
      'src/export.mjs:14',
    ],
    'the query that may be passed makes two URLs, and only one is proved': ['src/export.mjs:17'],
  },
  'openapi-fetch': {
    'typed fetch clients: `POST` and `PATCH` beside `GET` (call-sites 1.6)': [
      'src/lists.ts:3',
      'src/lists.ts:6',
      'src/lists.ts:9',
    ],
  },
  'own-address': {
    'a host named after Komga is plausible, as default of a setting too (issue 3, 9)': [
      'src/demo.ts:3',
      'src/demo.ts:4',
    ],
    'two parameters make the URL: the one with the path is to be edited': ['src/load.ts:8', 'src/load.ts:9'],
  },
  'post-sibling': {
    'the wrapper has no body: it is to grow (issue 3, 4)': ['src/other-base.js:17'],
    'a sibling with the body first and another name (issue 3, 4)': [
      'src/releases.js:4',
      'src/releases.js:8',
      'src/releases.js:9',
    ],
  },
  'react-hook': {
    'reported a second time at the caller of a hook whose path is complete': [
      'src/components/SeriesLink.tsx:5',
      'second run',
    ],
  },
  'request-objects': {
    'request objects of a host application (issue 3, 5)': [
      'src/Komga.ts:11',
      'src/Komga.ts:12',
      'src/Komga.ts:20',
      'src/KomgaSearch.ts:6',
      'src/KomgaSearch.ts:16',
      'mention src/Komga.ts:11',
      'mention src/Komga.ts:12',
      'mention src/Komga.ts:21',
      'mention src/KomgaSearch.ts:7',
      'mention src/KomgaSearch.ts:16',
    ],
  },
  'test-doubles': {
    'test doubles and assertions (issue 3, 7)': [
      '__tests__/nock.js:7',
      '__tests__/nock.js:12',
      '__tests__/handlers.ts:6',
      '__tests__/handlers.ts:7',
      '__tests__/handlers.ts:11',
      '__tests__/page.e2e.ts:4',
      '__tests__/spies.ts:7',
      'mention __tests__/handlers.ts:6',
      'mention __tests__/handlers.ts:7',
      'mention __tests__/handlers.ts:11',
      'mention __tests__/page.e2e.ts:4',
      'mention __tests__/spies.ts:7',
    ],
    'a host of the reserved zone `.test`, as default of a setting': ['src/feed.ts:4', 'src/feed.ts:8'],
  },
  'ts-paths': {
    'an alias without a folder (`#paths`, `~api`) does not make the file a candidate (issue 3, 1)': [
      'src/pages/overview.ts:5',
      'src/pages/overview.ts:6',
      'src/pages/overview.ts:7',
      'mention src/constants/paths.ts:1',
      'mention src/constants/paths.ts:2',
      'mention src/constants/paths.ts:3',
    ],
  },
  'two-services': {
    'WRONG EDIT: the base is a setting named after another service (issue 3, 9)': [
      'src/kavita/widget.ts:5',
      'src/kavita/widget.ts:6',
      'mention src/kavita/widget.ts:5',
      'mention src/kavita/widget.ts:6',
    ],
    'holds a wrong edit': ['diff'],
  },
  'url-shapes': {
    '`let url` with `+=`, passed to an imported wrapper': ['src/append.js:6'],
    'a path made from the elements of a literal array (issue 3, 8)': ['src/promises.js:13'],
  },
  'version-argument': {
    'a version argument that the wrapper has (issue 3, 3)': ['src/tools.ts:5'],
  },
  'version-gated': {
    'WRONG EDIT: deliberate compatibility code (call-sites 5.8)': ['src/books.ts:13', 'src/genres.ts:8'],
    'declarative tables are reported as call sites (issue 3, 5)': ['src/endpoints.ts:5', 'mention src/endpoints.ts:5'],
    'holds a wrong edit': ['diff'],
  },
  workspace: {
    "a base with a default (`X ?? ''`) makes two URLs, and only one is proved": [
      'packages/report/src/report.ts:6',
      'packages/report/src/report.ts:7',
    ],
  },
  'wrapper-get-only': {
    'the wrapper has no method and body: it is to grow (issue 3, 4)': [
      'src/komga/reading.ts:11',
      'src/komga/reading.ts:16',
      'src/komga/statistics.ts:5',
    ],
  },
  'wrapper-params': {
    'the sibling needs a value between path and body': ['src/library.js:22'],
  },
  'wrapper-response': {
    'reported a second time at the caller of a function whose path is complete': ['bin/rename.js:7', 'second run'],
  },
};
