import { errorCode, readBytes } from '../files.ts';
import { type Exclusion, excluded, exclusionByText, failed } from './exclusion.ts';

const megabyte = 1024 * 1024;
const limit = 4 * megabyte;

// A byte order mark stays in the text, so that it is written back.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Reads a file as text that encodes to the same bytes again, or returns why it is not searched: binary, not UTF-8,
 * larger than 4 MB, generated, bundled, minified, or not readable.
 */
export function readSource(path: string): { readonly text: string } | Exclusion {
  try {
    const bytes = readBytes(path, limit);
    if (bytes === null) return excluded(`larger than ${limit / megabyte} MB`);
    return decode(bytes);
  } catch (error) {
    return failed(`cannot be read (${errorCode(error)})`);
  }
}

function decode(bytes: Buffer): { readonly text: string } | Exclusion {
  if (isUtf16(bytes)) return excluded('not UTF-8');
  if (isBinary(bytes)) return excluded('binary');
  const text = decodeUtf8(bytes);
  return text === null ? excluded('not UTF-8') : (exclusionByText(text) ?? { text });
}

function isUtf16(bytes: Buffer): boolean {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** The same test as git's: a NUL among the first 8,000 bytes. */
function isBinary(bytes: Buffer): boolean {
  return bytes.subarray(0, 8000).includes(0);
}

function decodeUtf8(bytes: Buffer): string | null {
  try {
    return utf8.decode(bytes);
  } catch {
    return null;
  }
}
