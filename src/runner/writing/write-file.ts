import { dirname, join } from 'node:path';
import type { WrittenModule } from '../../migrate/diagnostic.ts';
import { errorCode, isReadOnly, kindAt, mayWrite, placeFile, readBytes, replaceFile } from '../files.ts';

/** New text for a file whose text was `before` when it was read. */
export interface Change {
  /** Absolute, with every symbolic link resolved. */
  readonly realPath: string;
  /** Null for a new file. */
  readonly before: string | null;
  readonly after: string;
}

/** Why a file is write-protected, or null: its own mode or that of its folder. */
export function protection(realPath: string): string | null {
  try {
    if (isReadOnly(realPath)) return 'read-only';
    return isReadOnly(dirname(realPath)) ? 'its folder is read-only' : null;
  } catch {
    return null;
  }
}

/**
 * Why a change can't be written now, or null: the file has changed since it was read, is protected, or the system
 * refuses.
 */
export function reasonNotToWrite({ realPath, before }: Change): string | null {
  if (before === null) return reasonNotToPlace(realPath);
  try {
    if (!isStill(realPath, Buffer.from(before))) return 'changed on disk since it was read';
    return protection(realPath) ?? refusal(realPath) ?? refusal(dirname(realPath));
  } catch (error) {
    return `cannot be written (${errorCode(error)})`;
  }
}

/** A module that changed calls import, as a change of its file. */
export function moduleChange(cwd: string, { path, before, text }: WrittenModule): Change {
  return { realPath: join(cwd, path), before, after: text };
}

/** Returns a function that tells why a module can't be written, or null. */
export function moduleHeld(cwd: string): (module: WrittenModule) => string | null {
  return (module) => reasonNotToWrite(moduleChange(cwd, module));
}

/** Why a new file can't be written, or null. */
function reasonNotToPlace(path: string): string | null {
  try {
    if (kindAt(path) !== null) return 'already exists';
    return isReadOnly(dirname(path)) ? 'is in a read-only folder' : refusal(dirname(path));
  } catch (error) {
    return `cannot be written (${errorCode(error)})`;
  }
}

function refusal(path: string): string | null {
  const code = mayWrite(path);
  return code === null ? null : `cannot be written (${code})`;
}

/**
 * Writes a change in one step and keeps mode and owner. `temporary` is a path next to the file. Throws if that fails.
 */
export function writeFile({ realPath, before, after }: Change, temporary: string): void {
  if (before === null) placeFile(realPath, Buffer.from(after), temporary);
  else replaceFile(realPath, Buffer.from(after), temporary);
}

function isStill(path: string, bytes: Buffer): boolean {
  return kindAt(path) === 'file' && readBytes(path, bytes.length)?.equals(bytes) === true;
}
