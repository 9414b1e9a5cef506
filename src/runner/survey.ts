import { pathStem, versionWord } from '../contract/words.ts';
import type { ListedFile } from './list-files.ts';
import { readSource } from './read-source.ts';

/** What is kept of a file. */
interface Outline {
  readonly path: string;
  /** The last parts of what it imports, without extension but for JSON, which may hold paths unseen. */
  readonly imports: readonly string[];
  readonly isCarrier: boolean;
  readonly mayCall: boolean;
  /** Paths of server routes: `app.get('/api/v1/books', …)`. */
  readonly routes: readonly string[];
}

const specifier = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"\n]+)['"]/g;
const route =
  /\b(?:app|router|server|routes?|fastify|api)\s*\.\s*(?:get|put|all|use|route)\s*\(\s*['"`](\/api\/[^'"`]+)['"`]\s*,\s*(?:async\b|\(|\w+\s*(?:=>|,|\)))/g;
const mostSteps = 3;

/** What one look at all files tells about each of them. */
export interface Survey {
  /**
   * The files that may hold a call site although no deprecated path stands in them: directly or by a few steps they import
   * a file with a first-generation path, and they name one of its subjects. Imports are compared by name only, so it may
   * be some files too many.
   */
  readonly importers: ReadonlySet<string>;
  /** Paths that a server in the code base answers, as written in its routes. */
  readonly ownRoutes: ReadonlySet<string>;
}

/** Looks at every file once, as text. */
export function surveyFiles(listed: readonly ListedFile[]): Survey {
  const outlines = listed.flatMap((file) => outlineOf(file) ?? []);
  return { importers: findImporters(outlines), ownRoutes: new Set(outlines.flatMap(({ routes }) => routes)) };
}

function findImporters(outlines: readonly Outline[]): ReadonlySet<string> {
  const carriers = new Set(outlines.filter(({ isCarrier }) => isCarrier).map(({ path }) => path));
  const importers = new Set<string>();
  for (let step = 0, size = -1; step < mostSteps && carriers.size > size; step++) {
    size = carriers.size;
    const names = new Set([...carriers].flatMap(namesOf));
    for (const { path, imports, mayCall } of outlines) {
      if (!imports.some((name) => names.has(name) || name.endsWith('.json'))) continue;
      carriers.add(path);
      if (mayCall) importers.add(path);
    }
  }
  return importers;
}

function outlineOf({ path, realPath, exclusion }: ListedFile): Outline | undefined {
  const source = exclusion ? undefined : readSource(realPath);
  if (source === undefined || 'reason' in source) return undefined;
  const { text } = source;
  const imports = [...text.matchAll(specifier)].map((match) => lastPart(match[1] as string));
  const routes = [...text.matchAll(route)].map((match) => match[1] as string);
  return { path, routes, imports, isCarrier: versionWord.test(text), mayCall: pathStem.test(text) };
}

/** The names a file may be imported by: its own, and for an `index` that of its folder or package. */
function namesOf(path: string): string[] {
  const parts = path.split('/');
  const own = lastPart(path);
  return own === 'index' ? [own, ...parts.slice(-3, -1)] : [own];
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[cm]?[jt]sx?$/, '');
}
