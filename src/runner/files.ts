import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { work } from '../source/work.ts';

/** The kind of entry at a path itself: a symbolic link is a link, wherever it points. */
export type FileKind = 'file' | 'folder' | 'link' | 'other' | 'unreadable';

interface Typed {
  isFile(): boolean;
  isDirectory(): boolean;
  isSymbolicLink(): boolean;
}

function kindOf(entry: Typed): FileKind {
  if (entry.isFile()) return 'file';
  if (entry.isDirectory()) return 'folder';
  return entry.isSymbolicLink() ? 'link' : 'other';
}

/** The code of a failed system call, such as `EACCES`; the message of any other error. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}

/** Returns the kind of entry at a path, or null if there is none. */
export function kindAt(path: string): FileKind | null {
  try {
    const stat = fs.lstatSync(path, { throwIfNoEntry: false });
    return stat ? kindOf(stat) : null;
  } catch (error) {
    return ['EACCES', 'EPERM', 'EIO'].includes(errorCode(error)) ? 'unreadable' : null;
  }
}

/** The target of a path with every symbolic link resolved, and its kind. Throws if it does not exist. */
export function follow(path: string): { readonly realPath: string; readonly kind: FileKind } {
  const realPath = fs.realpathSync.native(path);
  return { realPath, kind: kindOf(fs.statSync(realPath)) };
}

/** Returns the entries of a folder. Throws if it cannot be read. */
export function readFolder(folder: string): { readonly name: string; readonly kind: FileKind }[] {
  return fs.readdirSync(folder, { withFileTypes: true }).map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
}

/** Whether a path is a folder itself, or below it. */
export function isWithin(folder: string, path: string): boolean {
  return !/^\.\.(?:[\\/]|$)/.test(relative(folder, path));
}

/** Returns a whole small file as text, or null if it cannot be read. */
export function readTextIfAny(path: string): string | null {
  try {
    const text = fs.readFileSync(path, 'utf8');
    work.reads++;
    return text;
  } catch {
    return null;
  }
}

/** Returns all bytes of a file. Throws if it cannot be read. */
export function readWhole(path: string): Buffer {
  return fs.readFileSync(path);
}

/** Whether a path is a folder and contains no symbolic link. */
export function isRealFolder(path: string): boolean {
  try {
    return fs.realpathSync.native(path) === path && fs.statSync(path).isDirectory();
  } catch {
    return false;
  }
}

let shared = Buffer.allocUnsafe(256 * 1024);

/**
 * Returns the bytes of a file, or null if it is larger than `limit` bytes. The next call reuses the buffer of the
 * bytes. Throws if the file can't be read or is not a regular file.
 */
export function readBytes(path: string, limit: number): Buffer | null {
  work.reads++;
  const file = fs.openSync(path, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK);
  try {
    const stat = fs.fstatSync(file);
    if (!stat.isFile()) throw new Error('not a regular file');
    if (stat.size > limit) return null;
    return readAll(file, stat.size);
  } finally {
    fs.closeSync(file);
  }
}

function readAll(file: number, size: number): Buffer {
  if (size > shared.length) shared = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const read = fs.readSync(file, shared, length, size - length, null);
    if (read === 0) break;
    length += read;
  }
  return shared.subarray(0, length);
}

/** Whether the mode of a file or folder forbids its owner to write, even if the system lets this user. */
export function isReadOnly(path: string): boolean {
  return (fs.statSync(path).mode & 0o200) === 0;
}

/**
 * Asks the system whether a file or folder may be written, without touching it. Returns the code of its refusal, or
 * null.
 */
export function mayWrite(path: string): string | null {
  try {
    fs.accessSync(path, fs.constants.W_OK);
    return null;
  } catch (error) {
    return errorCode(error);
  }
}

/**
 * Replaces the bytes of a file in one step: other processes see the old bytes or the new ones, never a part. Mode and
 * owner are kept. `temporary` is a path in the same folder. Throws if that fails; the file then still has the old
 * bytes, and no temporary file is left.
 */
export function replaceFile(path: string, bytes: Uint8Array, temporary: string): void {
  // A rename needs no permission for the file that it replaces, so check for it here.
  fs.closeSync(fs.openSync(path, 'r+'));
  const file = fs.openSync(temporary, 'wx', 0o600);
  try {
    writeDurably(file, bytes, fs.statSync(path));
    fs.renameSync(temporary, path);
  } catch (error) {
    removeFile(temporary);
    throw error;
  }
}

/** Writes a file in one step, whatever is there. Throws if that fails, and then leaves no partial file. */
export function placeFile(path: string, bytes: Uint8Array, temporary: string): void {
  try {
    fs.writeFileSync(temporary, bytes, { flag: 'wx', flush: true });
    fs.renameSync(temporary, path);
  } catch (error) {
    removeFile(temporary);
    throw error;
  }
}

/** Removes a file if it is there. */
export function removeFile(path: string): void {
  fs.rmSync(path, { force: true });
}

/** Removes a folder if it is empty. */
export function removeEmptyFolder(path: string): void {
  try {
    fs.rmdirSync(path);
  } catch {
    // It is not empty.
  }
}

/**
 * Makes a folder that only this user can access, and its parents. Throws if anything else is there, including a link.
 */
export function makeFolder(path: string): void {
  fs.mkdirSync(path, { recursive: true, mode: 0o700 });
  if (kindAt(path) !== 'folder') throw new Error('not a folder');
}

function writeDurably(file: number, bytes: Uint8Array, like: fs.Stats): void {
  try {
    fs.writeFileSync(file, bytes);
    takeOwner(file, like);
    fs.fchmodSync(file, like.mode & 0o7777);
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
}

function takeOwner(file: number, like: fs.Stats): void {
  const { uid, gid } = fs.fstatSync(file);
  if (uid === like.uid && gid === like.gid) return;
  try {
    fs.fchownSync(file, like.uid, like.gid);
  } catch {
    // Only root may change the owner; a file of our own is the best that we can do.
  }
}

/** Runs some work in a temporary folder that holds some files by path; the folder is removed when the work is done. */
export async function inFolderOf<T>(
  contents: ReadonlyMap<string, string | Uint8Array>,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = fs.realpathSync.native(fs.mkdtempSync(join(tmpdir(), 'catalogue-codemod-')));
  try {
    for (const [path, content] of contents) {
      fs.mkdirSync(dirname(join(folder, path)), { recursive: true });
      fs.writeFileSync(join(folder, path), content);
    }
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a file for the user, over any existing one. Returns null, or the reason why it could not. */
export function writeReport(path: string, text: string): string | null {
  try {
    fs.writeFileSync(path, text);
    return null;
  } catch (error) {
    return errorCode(error);
  }
}

/**
 * Why a report can't be written to a path, as far as can be told beforehand: its folder does not exist, or it is a
 * folder.
 */
export function reasonNotToReport(path: string): string | null {
  if (kindAt(path) === 'folder') return 'it is a folder';
  try {
    return fs.statSync(dirname(path)).isDirectory() ? null : 'it is not in a folder';
  } catch (error) {
    return errorCode(error);
  }
}
