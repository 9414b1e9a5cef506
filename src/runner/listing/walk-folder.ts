import { join, relative, sep } from 'node:path';
import ignore, { type Ignore } from 'ignore';
import { type FileKind, readFolder, readTextIfAny } from '../files.ts';

/** Something found below a folder. */
export interface FolderEntry {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly kind: Exclude<FileKind, 'folder'> | 'repository' | 'closed';
}

interface Visit {
  /** Relative to the top, with `/` at its end; empty for the top itself. */
  readonly folder: string;
  readonly ignored: Ignore;
}

/**
 * Lists the files below `folder` as git would, but without git: omits what a `.gitignore` between `top` and a file
 * ignores, and everything in `.git` and `node_modules`. Links are not followed. A nested repository is one entry, and
 * so is a folder that can't be read. `folder` is `top` or lies below it. What only git's own configuration ignores
 * (`.git/info/exclude`, `core.excludesFile`) is listed.
 */
export function walkFolder(folder: string, top: string): FolderEntry[] {
  const start = relative(top, folder) === '' ? '' : `${relative(top, folder).split(sep).join('/')}/`;
  const pending: Visit[] = [{ folder: start, ignored: ignoredAbove(top, start) }];
  const entries: FolderEntry[] = [];
  for (let visit = pending.pop(); visit; visit = pending.pop()) {
    const found = visitFolder(top, visit, visit.folder === start);
    for (const { path, kind } of found.entries) entries.push({ path: path.slice(start.length), kind });
    for (const next of found.folders) pending.push(next);
  }
  return entries;
}

/** The patterns of the `.gitignore` files of the folders above `folder`, nearest last. */
function ignoredAbove(top: string, folder: string): Ignore {
  let ignored = ignore({ ignorecase: false });
  for (let end = 0; end < folder.length; end = folder.indexOf('/', end) + 1) {
    ignored = withIgnoreFile(ignored, top, folder.slice(0, end));
  }
  return ignored;
}

function visitFolder(top: string, visit: Visit, isStart: boolean): { entries: FolderEntry[]; folders: Visit[] } {
  const children = childrenOf(join(top, visit.folder));
  const self = visit.folder.slice(0, -1);
  if (children === null) return { entries: [{ path: self, kind: 'closed' }], folders: [] };
  const names = new Set(children.map(({ name }) => name));
  if (!isStart && names.has('.git')) return { entries: [{ path: self, kind: 'repository' }], folders: [] };
  const ignored = names.has('.gitignore') ? withIgnoreFile(visit.ignored, top, visit.folder) : visit.ignored;
  const entries: FolderEntry[] = [];
  const folders: Visit[] = [];
  for (const { name, kind } of children) {
    const path = visit.folder + name;
    if (name === '.git' || ignored.ignores(kind === 'folder' ? `${path}/` : path)) continue;
    if (kind !== 'folder') entries.push({ path, kind });
    else if (name !== 'node_modules') folders.push({ folder: `${path}/`, ignored });
  }
  return { entries, folders };
}

function childrenOf(folder: string): ReturnType<typeof readFolder> | null {
  try {
    return readFolder(folder);
  } catch {
    return null;
  }
}

function withIgnoreFile(ignored: Ignore, top: string, folder: string): Ignore {
  const text = readTextIfAny(join(top, folder, '.gitignore'));
  if (text === null) return ignored;
  // No path is longer than that, so a longer pattern can't match any.
  const patterns = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter(({ length }) => length < 4096);
  return ignore({ ignorecase: false })
    .add(ignored)
    .add(patterns.map((pattern) => fromTop(pattern, folder)).join('\n'));
}

/**
 * Rewrites a pattern of `folder` so that it means the same at the top; one list then holds them all, and the last match
 * wins.
 */
function fromTop(pattern: string, folder: string): string {
  const negation = pattern.startsWith('!') ? '!' : '';
  const body = withoutBlanks(pattern.slice(negation.length));
  if (folder === '' || body === '' || pattern.startsWith('#')) return pattern;
  const isAnchored = body.slice(0, -1).includes('/');
  const rest = body.replace(/^\//, '');
  return `${negation}/${folder.replace(/[\\*?[\] ]/g, '\\$&')}${isAnchored ? '' : '**/'}${rest}`;
}

/** Blanks at the end of a pattern count only after a backslash. */
function withoutBlanks(pattern: string): string {
  let end = pattern.length;
  while (end > 0 && pattern[end - 1] === ' ') end--;
  return end > 0 && end < pattern.length && pattern[end - 1] === '\\'
    ? pattern.slice(0, end + 1)
    : pattern.slice(0, end);
}
