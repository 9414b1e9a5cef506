import { isAbsolute, join, relative, sep } from 'node:path';
import { kindAt } from '../files.ts';
import { listWorkTree, workTreeTop } from '../git.ts';
import { type FolderEntry, walkFolder } from './walk-folder.ts';

/**
 * Lists everything below a folder that git does not ignore; if git can't tell, the `.gitignore` files are read
 * directly. `node_modules` and `.git` are skipped. A repository within a repository is one entry; a repository within a
 * plain folder is listed as a part of it. Takes paths without links.
 */
export function listFolder(folder: string, cwd: string): FolderEntry[] {
  const top = workTreeTop(folder);
  const paths = top === null ? null : listWorkTree(folder);
  if (paths !== null) return paths.flatMap((path) => entryAt(folder, path));
  const entries = walkFolder(folder, top ?? (isWithin(folder, cwd) ? cwd : folder));
  return top === null ? entries.flatMap((entry) => opened(folder, entry, cwd)) : entries;
}

/** Whether a path is a folder or lies below it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/**
 * A path from git may be gone, or be a folder: a repository if it has its own `.git`, otherwise a submodule that is not
 * checked out.
 */
function entryAt(folder: string, path: string): FolderEntry[] {
  const kind = kindAt(join(folder, path));
  if (kind === null) return isUndecodable(path) ? [{ path, kind: 'unreadable' }] : [];
  if (kind !== 'folder') return [{ path, kind }];
  return kindAt(join(folder, path, '.git')) === null ? [] : [{ path, kind: 'repository' }];
}

/** Whether a name holds bytes that are not UTF-8: its path can't be opened, which must not look like a deleted file. */
function isUndecodable(path: string): boolean {
  return path.includes('\uFFFD');
}

function opened(folder: string, entry: FolderEntry, cwd: string): FolderEntry[] {
  if (entry.kind !== 'repository') return [entry];
  return listFolder(join(folder, entry.path), cwd).map((inner) => ({ ...inner, path: `${entry.path}/${inner.path}` }));
}
