import type { RunResult } from '../runner/result/run-result.ts';
import { patchReport } from './diff.ts';
import type { ReportEnding } from './endings.ts';
import { jsonReport } from './json.ts';
import { markdownReport } from './markdown.ts';
import { pageReport } from './page/page.ts';
import { sarifReport } from './sarif.ts';
import type { Command } from './sites.ts';

type Render = (result: RunResult, command: Command) => string;

const renderers = {
  '.html': pageReport,
  '.md': markdownReport,
  '.sarif': sarifReport,
  '.json': jsonReport,
  '.patch': patchReport,
} as const satisfies Record<ReportEnding, Render>;

/** Renders a result in the format that a file extension selects. */
export function renderReport(result: RunResult, command: Command, ending: ReportEnding): string {
  return renderers[ending](result, command);
}
