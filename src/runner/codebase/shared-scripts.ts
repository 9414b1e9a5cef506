import { dirname, join } from 'node:path/posix';
import { addTo } from '../../source/groups.ts';
import { hasOwnNames } from '../../source/names/own-names.ts';
import { nodesOf } from '../../source/nodes.ts';
import { openAll, type SourceFile } from '../../source/source-file.ts';
import { readTextIfAny } from '../files.ts';
import type { ListedFile } from '../listing/list-files.ts';
import type { Sharing } from './auto-imports.ts';

const program = /\.(?:[jt]s|gs)$/;
const declared = /^(?:(?:async\s+)?function\*?|var|let|const|class)\s+([\w$]+)/gm;
/** `App.server = …` */
const extending = /^(?:window\.)?([\w$]+)\.[\w$.]+\s*=(?!=)/gm;
/** `window.load = …`, in a function that is called at once, too */
const setOnWindow = /\b(?:window|globalThis|self)\.([\w$]+)\s*=(?!=)/g;

/**
 * Scripts that are not modules and see what the others declare: the files of an Apps Script project, those that one
 * page loads, and those that a build joins.
 */
export function sharedScripts(searched: readonly ListedFile[]): readonly Sharing[] {
  const groups = [...projectsIn(searched), ...pagesIn(searched)];
  const known = new Set(groups.flat().map(({ path }) => path));
  const shared = groups.flatMap((group) => {
    const paths = new Set(group.map(({ path }) => path));
    return group.flatMap((file) => {
      const names = program.test(file.path) ? globalsOf(file) : [];
      return names.length === 0
        ? []
        : [{ file, names, isKnownIn: (from: string) => from !== file.path && paths.has(from) }];
    });
  });
  const declaring = [...shared, ...joinedScripts(searched, known)];
  return [...declaring, ...declaring.flatMap((one) => extendingScripts(one, searched))];
}

/** The scripts that add members to what another one declares, for all who see it: `App.server = …`. */
function extendingScripts({ file, names, isKnownIn }: Sharing, searched: readonly ListedFile[]): readonly Sharing[] {
  return searched.flatMap((one): Sharing[] => {
    if (!isKnownIn(one.path) || !program.test(one.path)) return [];
    const extended = new Set(
      [...(readTextIfAny(one.realPath) ?? '').matchAll(extending)].flatMap(([, name = '']) =>
        names.includes(name) ? name : [],
      ),
    );
    if (extended.size === 0) return [];
    const isSeenIn = (from: string) => from !== one.path && (from === file.path || isKnownIn(from));
    return [{ file: one, names: [...extended], isKnownIn: isSeenIn }];
  });
}

/** The scripts below each folder with the manifest of an Apps Script project. */
function projectsIn(searched: readonly ListedFile[]): readonly (readonly ListedFile[])[] {
  const folders = new Set(searched.map(({ realPath }) => dirname(realPath)));
  const roots = [...folders].filter((folder) => readTextIfAny(join(folder, 'appsscript.json')) !== null);
  return roots.map((root) =>
    searched.filter(({ path, realPath }) => program.test(path) && realPath.startsWith(`${root}/`)),
  );
}

/** The scripts that each page loads, and the page, whose own scripts see them too. */
function pagesIn(searched: readonly ListedFile[]): readonly (readonly ListedFile[])[] {
  const byPath = new Map(searched.map((file) => [file.realPath, file]));
  return searched
    .filter(({ path }) => /\.html?$/.test(path))
    .flatMap((page) => {
      const tags = (readTextIfAny(page.realPath) ?? '').match(/<script\b[^<>]*>/gi) ?? [];
      const scripts = tags.flatMap((tag) => {
        const [, source] = /\bsrc\s*=\s*["']([^"'?#]+)/i.exec(tag) ?? [];
        const isPlain = !/\btype\s*=\s*["']module/i.test(tag);
        return (isPlain && source && byPath.get(join(dirname(page.realPath), source))) || [];
      });
      return scripts.length === 0 ? [] : [[page, ...scripts]];
    });
}

/** The global names that a script declares. A script may also export them, for tests in Node. */
function globalsOf({ realPath }: ListedFile): readonly string[] {
  return globalsIn(readTextIfAny(realPath) ?? '');
}

function globalsIn(text: string): readonly string[] {
  return [declared, setOnWindow].flatMap((names) => [...text.matchAll(names)].map((match) => match[1] as string));
}

const script = /\.js$/;
const ofModule = /^[^\S\n]*(?:import|export)\b|\brequire\s*\(|\bmodule\.exports\b/m;
/** Functions of a browser, or of a test runner, that scripts do not declare. */
const ofBrowser =
  /^(?:alert|blur|close|confirm|find|focus|history|location|moveTo|name|open|opener|parent|postMessage|print|prompt|scroll|scrollTo|self|status|stop|top|window|document|describe|it|test|expect|before|after|beforeEach|afterEach)$/;

interface Script {
  readonly file: ListedFile;
  readonly text: string;
  /** The names that it declares at its top. */
  readonly names: readonly string[];
}

/**
 * Scripts that a build joins in one order, without a page or imports that would show it: a script that uses a name that
 * it does not declare, and that exactly one other script of its folder declares at its top, fails unless it is joined
 * with that one.
 */
function joinedScripts(searched: readonly ListedFile[], others: ReadonlySet<string>): readonly Sharing[] {
  const folders = new Map<string, ListedFile[]>();
  for (const file of searched)
    if (script.test(file.path) && !others.has(file.path)) addTo(folders, dirname(file.path), file);
  return [...folders.values()].filter(({ length }) => length > 1).flatMap(joinedIn);
}

function joinedIn(files: readonly ListedFile[]): readonly Sharing[] {
  const scripts = files.flatMap((file): Script[] => {
    const text = readTextIfAny(file.realPath) ?? '';
    return ofModule.test(text) ? [] : [{ file, text, names: globalsIn(text) }];
  });
  const declaring = declaredOnce(scripts);
  const used = new Map<Script, Map<string, string[]>>();
  for (const user of scripts) {
    for (const name of namesLacking(user, declaring)) {
      const one = declaring.get(name) as Script;
      const names = used.get(one) ?? new Map<string, string[]>();
      addTo(names, name, user.file.path);
      used.set(one, names);
    }
  }
  return [...used].flatMap(([one, names]): Sharing[] => {
    const file = openScript(one);
    const found = [...names].filter(([name]) => file?.names.lookup(name, file.tree.program) !== undefined);
    const users = new Set(found.flatMap(([, paths]) => paths));
    const isKnownIn = (from: string) => users.has(from);
    return found.length === 0 ? [] : [{ file: one.file, names: found.map(([name]) => name), isKnownIn }];
  });
}

/** The only script that declares a name, unless the name is also one of a browser or of Node. */
function declaredOnce(scripts: readonly Script[]): ReadonlyMap<string, Script> {
  const found = new Map<string, Script[]>();
  for (const one of scripts) for (const name of new Set(one.names)) addTo(found, name, one);
  return new Map(
    [...found].flatMap(([name, [only, another]]) =>
      only === undefined || another !== undefined || ofBrowser.test(name) || name in globalThis ? [] : [[name, only]],
    ),
  );
}

/** The names that a script uses and does not declare, of those that another one declares; it may not ask whether they exist. */
function namesLacking(user: Script, declaring: ReadonlyMap<string, Script>): readonly string[] {
  const words = new Set(user.text.match(/[\w$]+/g));
  const wanted = [...words].filter((word) => declaring.has(word) && declaring.get(word) !== user);
  const file = wanted.length === 0 ? undefined : openScript(user);
  if (file === undefined) return [];
  const lacking = new Set<string>();
  const asked = new Set<string>();
  for (const node of nodesOf(file, 'Identifier')) {
    if (!wanted.includes(node.name) || !file.names.isGlobal(node)) continue;
    const isAsked = file.names.parentOf(node)?.type === 'UnaryExpression';
    (isAsked ? asked : lacking).add(node.name);
  }
  return [...lacking].filter((name) => !asked.has(name));
}

/** The tree of a script, unless what it declares is its own. */
function openScript({ file, text }: Script): SourceFile | undefined {
  const [only] = openAll(file.path, text);
  return only === undefined || hasOwnNames(only) ? undefined : only;
}
