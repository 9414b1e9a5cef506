import type { Explanation, Finding } from '../../explain/explanation.ts';
import { alignColumns, oneLine } from './columns.ts';
import { type Paint, plain } from './paint.ts';
import { outcomeStyles } from './summary.ts';

/** How a line was understood: a heading for each thing on it and, below that, what was found out, with positions. */
export function explanationReport(place: string, explanations: readonly Explanation[], paint: Paint = plain): string {
  if (explanations.length === 0)
    return `${place}  nothing found: no string on this line contains an API path, and no call here is known to send one\n`;
  return `${merged(explanations)
    .map((one) => block(one, paint))
    .join('\n\n')}\n`;
}

/** Operations of one call about which the same was found out, under one heading. */
function merged(explanations: readonly Explanation[]): readonly Explanation[] {
  const groups = new Map<string, Explanation>();
  for (const { title, ...rest } of explanations) {
    const key = JSON.stringify(rest);
    const known = groups.get(key);
    groups.set(key, { title: known === undefined ? title : `${known.title}, ${title}`, ...rest });
  }
  return [...groups.values()];
}

function block(explanation: Explanation, paint: Paint): string {
  const { file, line, column, title, outcome, findings } = explanation;
  const result = outcome === undefined ? '' : `  →  ${paint(outcomeStyles[outcome], outcome)}`;
  const heading = `${file}:${line}:${column}  ${paint('bold', title)}${result}`;
  return [heading, '', ...findingLines(findings, paint)].join('\n');
}

function findingLines(findings: readonly Finding[], paint: Paint): string[] {
  const rows = findings.map(({ label, text, at }) => [
    label,
    oneLine(text),
    at ? `${at.file}:${at.line}:${at.column}` : '',
  ]);
  return alignColumns(rows).map(([label = '', text = '', at = '']) =>
    `  ${paint('cyan', label)}  ${at === '' ? text : `${text}  ${paint('dim', at)}`}`.trimEnd(),
  );
}
