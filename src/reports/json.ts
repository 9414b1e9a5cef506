import type { RunResult } from '../runner/result/run-result.ts';

/** The result itself, in the format of `report.schema.json`. */
export function jsonReport(result: RunResult): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}
