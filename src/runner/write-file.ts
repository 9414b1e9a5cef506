import { dirname } from 'node:path';
import { errorCode, isReadOnly, kindAt, placeFile, readBytes, replaceFile } from './files.ts';

/** New text for a file that was read as `before`. */
export interface Change {
  /** Absolute, every symbolic link followed. */
  readonly realPath: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Writes a change in one step, mode and owner kept. Gives null, or the reason why the file was left as it is: changed
 * since it was read, write-protected, in a folder that is write-protected, or refused by the system.
 */
export function writeFile(change: Change): string | null {
  try {
    const reason = reasonNotToWrite(change);
    if (reason === null) replaceFile(change.realPath, Buffer.from(change.after));
    return reason;
  } catch (error) {
    return `cannot be written (${errorCode(error)})`;
  }
}

/** Writes a new file in one step. Gives null, or the reason why there is none: something stands there, or the system refused. */
export function createFile(path: string, text: string): string | null {
  try {
    if (kindAt(path) !== null) return 'is there already';
    if (isReadOnly(dirname(path))) return 'has a folder that is read-only';
    placeFile(path, Buffer.from(text));
    return null;
  } catch (error) {
    return `cannot be written (${errorCode(error)})`;
  }
}

function reasonNotToWrite({ realPath, before }: Change): string | null {
  if (!isStill(realPath, Buffer.from(before))) return 'changed on disk since it was read';
  if (isReadOnly(realPath)) return 'read-only';
  return isReadOnly(dirname(realPath)) ? 'its folder is read-only' : null;
}

function isStill(path: string, bytes: Buffer): boolean {
  return kindAt(path) === 'file' && readBytes(path, bytes.length)?.equals(bytes) === true;
}
