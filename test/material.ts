import { existsSync } from 'node:fs';
import type { TestContext } from 'vitest';

/** The description of the service, which is not part of the repository: `undefined` if it is not at hand. */
const folder = new URL('../../shared/', import.meta.url);

/** A file or folder of the description of the service. */
export function materialAt(path: string): URL {
  return new URL(path, folder);
}

/** Skips a test that compares with some of it if it is not there, and says what is lost; a part that is missing is a failure in CI. */
export function need(material: URL, context: TestContext, lost: string): void {
  if (existsSync(material)) return;
  if (process.env.CI && existsSync(folder)) throw new Error(`a part of the service's description is missing: ${lost}`);
  context.skip(lost);
}
