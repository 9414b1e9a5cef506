import { apiOfRun } from '../../contract/api.ts';
import type { Deprecation } from '../../contract/deprecations.ts';
import { scanForMentions } from '../scan-text.ts';

/**
 * The first release whose document gives a generated client the replacements of all deprecated operations in its text;
 * undefined if it has none.
 */
export function releaseToGenerateFrom(text: string, deprecations: readonly Deprecation[]): string | undefined {
  const operations = new Set(scanForMentions(text, deprecations).map(({ operation }) => operation));
  const ids = Object.entries(apiOfRun().operationIds).filter(([operation]) => operations.has(operation));
  return ids
    .map(([, { since }]) => since)
    .sort(byRelease)
    .at(-1);
}

function byRelease(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
