import type { Command } from '../../src/reports/sites.ts';
import { type TextOptions, textParts } from '../../src/reports/terminal/text.ts';
import type { RunResult } from '../../src/runner/result/run-result.ts';

/** The report for a person, as it is printed without a pager. */
export function textReport(result: RunResult, command: Command, options: TextOptions = {}): string {
  const { changes, summary } = textParts(result, command, options);
  return changes + summary;
}
