import type { RunResult } from '../runner/result/run-result.ts';

/** The result itself, as `report.schema.json` describes it. */
export function jsonReport(result: RunResult): string {
  return `${JSON.stringify(result, null, 2)}\n`;
}
