import { resolve } from 'node:path';
import { type OpenApi, readOpenApi } from '../contract/openapi.ts';
import { UsageError } from '../contract/usage-error.ts';
import { errorCode, readBytes } from './files.ts';

/** Larger documents are not read. */
const largest = 16 * 1024 * 1024;
/** Milliseconds until a server must have sent its whole response. */
const longest = 10_000;

/**
 * Reads the OpenAPI document that `--openapi` names: a file, relative to `cwd`, or an address such as
 * `http://localhost:25600/v3/api-docs`. Throws a UsageError if it can't be reached, is too large, or is not an OpenAPI
 * document.
 */
export async function readDocument(place: string, cwd: string, wait = longest): Promise<OpenApi> {
  const text = /^https?:\/\//i.test(place) ? await download(place, wait) : readFile(place, cwd);
  const document = readOpenApi(text);
  if ('reason' in document) throw refusal(place, document.reason);
  return document;
}

function refusal(place: string, reason: string): UsageError {
  return new UsageError(`\`--openapi\`: ${place} ${reason}`);
}

function readFile(place: string, cwd: string): string {
  let bytes: Buffer | null;
  try {
    bytes = readBytes(resolve(cwd, place), largest);
  } catch (error) {
    const code = errorCode(error);
    throw refusal(place, code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`);
  }
  if (bytes === null) throw refusal(place, 'is larger than 16 MB');
  return bytes.toString('utf8');
}

async function download(place: string, wait: number): Promise<string> {
  try {
    const signal = AbortSignal.timeout(wait);
    const response = await fetch(place, { headers: { accept: 'application/json' }, signal });
    if (!response.ok) throw refusal(place, `responds with status ${response.status}`);
    return await bodyOf(response, place);
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    throw refusal(
      place,
      isLate ? `does not respond within ${wait / 1000} seconds` : `cannot be reached (${errorCode(cause)})`,
    );
  }
}

/** Stops reading if the response grows too large, whatever length it declares. */
async function bodyOf({ body }: Response, place: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > largest) throw refusal(place, 'is larger than 16 MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
