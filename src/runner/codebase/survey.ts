import { perApi } from '../../contract/api.ts';
import { words } from '../../contract/words.ts';
import { mayIgnore } from '../../migrate/ignore.ts';
import type { OwnPackage } from '../../migrate/service/identity.ts';
import { namesOurs } from '../../migrate/service/names.ts';
import { type Seeds, seedsIn } from '../../migrate/service/seeds.ts';
import { basesSetIn } from '../../requests/libraries/shared-client.ts';
import { addTo } from '../../source/groups.ts';
import { onlyReExports, type ReExport } from '../../source/outline/re-exports.ts';
import { readTextIfAny } from '../files.ts';
import type { ListedFile } from '../listing/list-files.ts';
import { readSource } from '../listing/read-source.ts';
import { findSign, type Sign } from '../result/find-sign.ts';
import type { AutoImports } from './auto-imports.ts';
import { ownRoutes, type Routes, readRoutes } from './own-routes.ts';
import { type Edges, type Importers, inverted, type Opening, reachedByName } from './reached-by-name.ts';
import type { Resolve } from './resolve-import.ts';
import { openTextIndex, type TextIndex } from './text-index.ts';

/** What is kept of a file. */
interface Outline {
  /** Whether its text can be searched and holds no ignore comment. */
  readonly isQuiet: boolean;
  /** What it imports, as written. */
  readonly specifiers: readonly string[];
  readonly seeds: Seeds;
  /** What it exports from others, if it does nothing else. */
  readonly reExports: readonly ReExport[] | undefined;
  /** Whether a part of a deprecated path in it is a complete value, so that it may be imported: `GENRES = '/genres'`. */
  readonly hasConstant: boolean;
  /** Whether a class in it may give such a value to its base class. */
  readonly isHeir: boolean;
  /** The libraries whose shared client it gives a base URL, which every file that imports them then uses. */
  readonly basesSet: readonly string[];
  /** The members that it adds to every component of an application, and those that components use: `$http`. */
  readonly setsMembers: readonly string[];
  readonly usesMembers: ReadonlySet<string>;
  /** Whether one of its strings starts like a path. */
  readonly hasPath: boolean;
  /** Whether an unknown part may follow a base, as in `${base}/${kind}`. */
  readonly hasOpenPart: boolean;
  /** Whether one of its templates has a path after two unknown parts, as in `${base}${prefix}/genres`. */
  readonly hasOpenStart: boolean;
  readonly routes: Routes;
  readonly sign: Sign | undefined;
}

const specifier = /(?:\bfrom|\bimport|\brequire)\s*(?:\(\s*)?['"]([^'"\n]+)['"]/g;
const constant = perApi(() => new RegExp(`(?:[=:?>|&[+]|\\breturn)\\s*['"\`][^'"\`\\n]*${words().pathWord.source}`));
const mostSteps = 4;

/** What one look at all files shows about each of them. */
export interface Survey {
  /**
   * The files that may hold a call site: they contain a whole deprecated path, or they import, directly or indirectly,
   * a name that depends on the start of one, and also contain or import the rest.
   */
  readonly candidates: ReadonlySet<string>;
  /** The files that can be searched and hold no ignore comment: unless they are candidates, nothing is to be found there. */
  readonly quiet: ReadonlySet<string>;
  /** The listed files that each listed file imports, by path. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
  /** Paths that a server in the code base serves, with `{}` for a part that may be anything. */
  readonly ownRoutes: ReadonlySet<string>;
  /** The files that may send requests to a versioned API, by themselves or through what they import. */
  readonly senders: ReadonlySet<string>;
  /** The first name that shows that the code base is a client of the server in question. */
  readonly sign: Sign | undefined;
  /** The words in the texts of the listed files. */
  readonly texts: TextIndex;
}

/**
 * Reads every file once, as text, including files that listed files import but that are not listed. `word` is the name
 * by which code refers to the server, if any; `packageOf` gives the package of a listed file.
 */
export function surveyFiles(
  listed: readonly ListedFile[],
  opening: Opening,
  autoImports: AutoImports,
  { word, packageOf }: { readonly word: string | undefined; readonly packageOf: (path: string) => OwnPackage },
): Survey {
  const outlines = new Map<string, Outline>();
  const searched = listed.filter(({ exclusion }) => exclusion === null);
  const texts = openTextIndex();
  for (const { path, realPath } of searched) outlines.set(realPath, outlineOf(realPath, path, word, texts));
  const edges = readImports(outlines, opening.resolve, autoImports);
  const { importersOf } = edges;
  const packages = new Set(searched.map(({ path }) => packageOf(path)));
  const isPackageNamed = [...packages].some(({ manifest }) => namesOurs(manifest));
  const listedIn = (paths: ReadonlySet<string>) =>
    new Set(searched.filter(({ realPath }) => paths.has(realPath)).map(({ path }) => path));
  return {
    imports: importsOf(searched, importersOf),
    candidates: listedIn(findCandidates(outlines, edges, opening, isPackageNamed)),
    quiet: listedIn(new Set([...outlines].flatMap(([path, { isQuiet }]) => (isQuiet ? [path] : [])))),
    senders: listedIn(findSenders(outlines, importersOf)),
    ownRoutes: ownRoutes([...outlines.values()].map(({ routes }) => routes)),
    sign: firstSign(searched, outlines),
    texts,
  };
}

function firstSign(searched: readonly ListedFile[], outlines: ReadonlyMap<string, Outline>): Sign | undefined {
  for (const { path, realPath } of searched) {
    const sign = outlines.get(realPath)?.sign;
    if (sign !== undefined) return { ...sign, file: path };
  }
  return undefined;
}

/**
 * Finds the files that import each file. Takes the outlines of the listed files by real path, and adds those of the
 * files that they import.
 */
function readImports(outlines: Map<string, Outline>, resolve: Resolve, { users }: AutoImports): Edges {
  const implicit = new Map([...users].map(([path, own]) => [path, new Set(own)]));
  joinGlobals(outlines, implicit);
  const importersOf = new Map([...implicit].map(([path, own]) => [path, new Set(own)]));
  // The map grows during the loop: files that turn out to be imported are visited in turn.
  for (const [path, { specifiers }] of outlines) {
    for (const written of specifiers) {
      const target = resolve(path, written);
      if (target === undefined || target === path) continue;
      if (!outlines.has(target)) outlines.set(target, outlineOf(target, target));
      importersOf.set(target, (importersOf.get(target) ?? new Set()).add(path));
    }
  }
  for (const edges of [implicit, importersOf]) joinSharedClients(outlines, edges);
  return { importersOf, implicit };
}

/** A file that gives a library's shared client a base URL counts as imported by every file that imports the library. */
function joinSharedClients(outlines: ReadonlyMap<string, Outline>, importersOf: Map<string, Set<string>>): void {
  for (const [setting, { basesSet }] of outlines) {
    for (const [path, { specifiers }] of basesSet.length === 0 ? [] : outlines) {
      if (path === setting || !specifiers.some((one) => basesSet.includes(one))) continue;
      importersOf.set(setting, (importersOf.get(setting) ?? new Set()).add(path));
    }
  }
}

/**
 * A file that adds a member to every component counts as imported by the files that use it: `Vue.prototype.$http`,
 * `this.$http`.
 */
function joinGlobals(outlines: ReadonlyMap<string, Outline>, importersOf: Map<string, Set<string>>): void {
  for (const [path, { setsMembers }] of outlines) {
    if (setsMembers.length === 0) continue;
    const users = [...outlines].filter(([, { usesMembers }]) => setsMembers.some((name) => usesMembers.has(name)));
    importersOf.set(path, new Set([...(importersOf.get(path) ?? []), ...users.map(([user]) => user)]));
  }
}

function importsOf(listed: readonly ListedFile[], importersOf: Importers): Survey['imports'] {
  const paths = new Map(listed.map(({ path, realPath }) => [realPath, path]));
  const imports = new Map<string, string[]>();
  for (const [target, importers] of importersOf) {
    for (const importer of importers) {
      const [from, to] = [paths.get(importer), paths.get(target)];
      if (from !== undefined && to !== undefined) addTo(imports, from, to);
    }
  }
  return imports;
}

function findCandidates(
  outlines: ReadonlyMap<string, Outline>,
  edges: Edges,
  opening: Opening,
  isPackageNamed: boolean,
): ReadonlySet<string> {
  const withVersion = reachedByName(outlines, edges, opening);
  const uses = inverted(edges.importersOf);
  const constants = [...outlines].flatMap(([path, { hasConstant }]) => (hasConstant ? [path] : []));
  const heirs = constants.filter((path) => outlines.get(path)?.isHeir);
  const withPart = reachedFrom([...constants, ...reachedFrom(heirs, uses, 1)], edges.importersOf, mostSteps);
  // Example: `collect(createClient(base))`, whose parameter sends `get('books')` in another file
  const mayBeGiven = reachedFrom([...withVersion], uses, mostSteps);
  const isNamed = isPackageNamed || [...outlines.values()].some(({ seeds }) => seeds.isNamed);
  return new Set(
    [...outlines].flatMap(([path, { seeds, hasPath, hasOpenPart, hasOpenStart }]) => {
      const isGiven = seeds.isPartPassed && mayBeGiven.has(path);
      // In a client of the service, a part of a path may follow an address that only a person knows.
      const isBehindAddress = isNamed && hasPath && seeds.hasPart;
      const isOfUnknownStart = hasOpenStart && seeds.hasPart;
      const isWhole = seeds.hasPath || (withVersion.has(path) && (seeds.hasPart || withPart.has(path) || hasOpenPart));
      return isWhole || isGiven || isBehindAddress || isOfUnknownStart ? [path] : [];
    }),
  );
}

function findSenders(outlines: ReadonlyMap<string, Outline>, importersOf: Importers): ReadonlySet<string> {
  const versions = [...outlines].flatMap(([path, { seeds }]) => (seeds.isVersioned ? [path] : []));
  return new Set([...reachedFrom(versions, importersOf, 1)].filter((path) => outlines.get(path)?.hasPath === true));
}

/** Some files and those that lead on from them, such as their importers, up to the given number of steps. */
function reachedFrom(
  start: readonly string[],
  leadsTo: ReadonlyMap<string, Iterable<string>>,
  steps: number,
): ReadonlySet<string> {
  const reached = new Set(start);
  let last = start;
  for (let step = 0; step < steps && last.length > 0; step++) {
    const next = new Set(last.flatMap((path) => [...(leadsTo.get(path) ?? [])]));
    last = [...next].filter((path) => !reached.has(path));
    for (const path of last) reached.add(path);
  }
  return reached;
}

/** `${base}/${kind}`, `client.get(kind)`, `[base, ...kinds].join('/')` */
const openPart =
  /[`}]\/\$\{|\.(?:get|put|request)(?:<[^()\n]*>)?\(\s*[a-z_$][\w$.]*\s*[,)]|\.\.\.[\w$]+\s*\]\s*\.join\(/;

/** A field, an accessor or an argument of `super` that may be a string. */
const givesText =
  /^[ \t]+(?!const\b|let\b|var\b|return\b|type\b|export\b)[\w$#][^\n=(){'"`]{0,80}=[ \t]*['"`]|\bsuper\([^\n]{0,200}['"`]|\bget[ \t]+[\w$#]+\(\)/m;

function outlineOf(realPath: string, path: string, word?: string, texts?: TextIndex): Outline {
  const source = readSource(realPath);
  const isGenerated = 'reason' in source && source.reason === 'generated';
  const whole = 'text' in source ? source.text : readTextIfAny(realPath);
  if (whole !== null) texts?.add(realPath, whole);
  const text = isGenerated || 'text' in source ? (whole ?? '') : '';
  return {
    isQuiet: 'text' in source && !mayIgnore(text),
    specifiers: [...text.matchAll(specifier)].map((match) => match[1] as string),
    seeds: seedsIn(path, text),
    reExports: onlyReExports(text),
    hasConstant: constant().test(text),
    isHeir: /\bextends\b/.test(text) && givesText.test(text),
    basesSet: basesSetIn(text),
    setsMembers: membersSetIn(text),
    usesMembers: new Set(membersUsedIn(text)),
    hasPath: /['"`}]\/[\w$]/.test(text),
    hasOpenPart: openPart.test(text),
    hasOpenStart: /\}\$\{[^{}]*\}\/[\w$]/.test(text),
    routes: readRoutes(path, isGenerated ? '' : text),
    sign: word === undefined ? undefined : findSign(word, { path: realPath, text }),
  };
}

/** What a file adds to every component of an application, and what it provides or registers under a name or a key. */
function membersSetIn(text: string): readonly string[] {
  const provided = [
    ...namesIn(text, /\b(?:provide|setContext|decorate|inject)\(\s*['"]?([\w$]+)/g),
    ...namesIn(text, /\bprovide\s*:\s*([\w$]+)/g),
    ...namesIn(text, /\bprovide\s*:\s*\{([^{}]*)\}/g).flatMap((names) => names.match(/[\w$]+/g) ?? []),
  ];
  return [
    ...namesIn(text, /\b(?:prototype|globalProperties)\.(\$\w+)\s*=/g),
    ...namesIn(text, /<([\w$]+)\.Provider\b/g),
    ...provided.flatMap((name) => [name, `$${name}`]),
    ...namesIn(text, /\b(onMessage)\.addListener\b/g),
    ...namesIn(text, /\bexposeInMainWorld\(\s*['"]([\w$]+)/g),
    ...(text.includes('ipcMain') ? namesIn(text, /\bipcMain\s*\.\s*\w+\(\s*['"]([^'"\n]+)/g) : []),
    // Example: `angular.module('shelf').constant('API', '/api/v1')`
    ...(text.includes('angular') ? namesIn(text, /\.(?:constant|value)\(\s*['"]([\w$]+)/g) : []),
  ];
}

function membersUsedIn(text: string): readonly string[] {
  return [
    ...namesIn(text, /\bthis\.(\$\w+)/g),
    ...namesIn(text, /\b(?:inject|getContext|useContext|use)(?:<[^()\n]{0,80}>)?\(\s*['"]?([\w$]+)/g),
    ...(text.includes('useNuxtApp') ? namesIn(text, /(\$\w+)/g) : []),
    ...(/\bruntime\s*\.\s*sendMessage\b/.test(text) ? ['onMessage'] : []),
    ...namesIn(text, /\b(?:window|globalThis|self)\.([\w$]+)/g),
    ...(text.includes('ipcRenderer') ? namesIn(text, /\bipcRenderer\s*\.\s*\w+\(\s*['"]([^'"\n]+)/g) : []),
    // Example: `['$http', 'API', function ($http, api) { … }]`
    ...(text.includes('angular') ? namesIn(text, /\b([\w$]+)['"]?\s*[,)]/g) : []),
    ...(/\bFastify/.test(text) ? namesIn(text, /\.([a-z]\w*)\./g) : []),
  ];
}

function namesIn(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] as string);
}
