import type { Outcome } from '../migrate/diagnostic.ts';
import type { CallSiteResult, RunResult } from '../runner/result/run-result.ts';
import { harmless } from './harmless.ts';
import { howToAnswer, mostQuestions, questionsHeading, settingText } from './questions.ts';
import { byReason, type Command, headingsFor, placesOf, type ReasonGroup, wordFor } from './sites.ts';
import { count, oneLine } from './terminal/columns.ts';
import { filesLine } from './terminal/summary.ts';

/** A comment on GitHub can have 65,536 characters. */
const mostCharacters = 60_000;
const mostPlaces = 20;

/** Renders the result for a pull request. What does not fit is left out, and the last line says so. */
export function markdownReport(result: RunResult, command: Command, most = mostCharacters): string {
  const blocks = [
    ...headBlocks(result, command),
    ...reasonBlocks(result, command),
    ...questionBlocks(result),
    ...restBlocks(result),
    ...diffBlocks(result, command),
  ];
  const shown: string[] = [];
  let length = 0;
  for (const block of blocks) {
    // Leaves space for the line that reports the cut.
    if (length + block.length + 2 > most - 200) break;
    shown.push(block);
    length += block.length + 2;
  }
  const left = blocks.length - shown.length;
  const cut =
    left === 0
      ? []
      : [
          `_Cut: ${count(left, 'section')} of ${blocks.length} did not fit into ${most} characters. The whole report: \`--report report.html\`._`,
        ];
  return `${[...shown, ...cut].join('\n\n')}\n`;
}

function headBlocks(result: RunResult, command: Command): string[] {
  const { callSites: counts } = result.summary;
  const range = result.from === null ? `up to ${result.target}` : `after ${result.from} and up to ${result.target}`;
  const outcomes: Outcome[] = ['migrated', 'review', 'manual', 'ignored'];
  const rows = outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `| ${wordFor(outcome, command)} | ${counts[outcome]} |`);
  const table =
    rows.length === 0 ? 'No deprecated call sites.' : ['| call sites | |', '| --- | ---: |', ...rows].join('\n');
  return [
    `### API migration to ${result.target}`,
    `Operations deprecated ${range}, profile \`${result.profile}\`. ${filesLine(result)}.`,
    table,
  ];
}

function reasonBlocks({ callSites, reasons, written }: RunResult, command: Command): string[] {
  const headings = headingsFor(command, written);
  const outcomes: Outcome[] = ['review', 'manual'];
  return outcomes.flatMap((outcome) => {
    const found = callSites.filter((site) => site.outcome === outcome && !site.isKnown);
    if (found.length === 0) return [];
    const groups = byReason(found, reasons).map(groupBlock);
    return [`#### ${outcome} · ${headings[outcome]} (${found.length})`, ...groups];
  });
}

function groupBlock({ title, callSites, messages }: ReasonGroup): string {
  const items = messages.flatMap(({ message, suggestion, callSites: sites }) => [
    `- ${prose(message)}: ${places(sites)}`,
    ...(suggestion === undefined ? [] : [instead(suggestion).replaceAll(/^/gm, '  ')]),
  ]);
  return [`**${prose(title)}** (${callSites.length})`, '', ...items].join('\n');
}

/** A request to send instead in words, or code to write instead. */
function instead(suggestion: string): string {
  const isWords = /^[A-Z]+ /.test(suggestion) && !suggestion.includes('\n');
  return isWords ? `instead: ${prose(suggestion)}` : `instead:\n${fenced(suggestion, 'ts')}`;
}

function questionBlocks({ questions }: RunResult): string[] {
  if (questions.length === 0) return [];
  const blocks = questions.slice(0, mostQuestions).map(({ text, file, line, unlocks, answers }) => {
    const items = answers.flatMap(({ label, setting }) => [
      `- ${prose(label)}:`,
      fenced(settingText(setting), 'json').replaceAll(/^/gm, '  '),
    ]);
    return [`**${prose(text)}** (${count(unlocks, 'call')}, ${code(`${file}:${line}`)})`, '', ...items].join('\n');
  });
  return [`#### ${questionsHeading} (${questions.length})`, ...blocks, `_${prose(howToAnswer)}_`];
}

function places(sites: readonly CallSiteResult[]): string {
  const all = placesOf(sites, ({ file, line }) => code(`${file}:${line}`));
  const shown = all.slice(0, mostPlaces);
  const more = all.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}

function restBlocks({ files, mentions, unusedIgnores, baseline }: RunResult): string[] {
  const failed = files.filter(({ outcome }) => outcome === 'failed');
  const list = (heading: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : [`#### ${heading} (${items.length})\n\n${cutList(items).join('\n')}`];
  return [
    ...list(
      'files that failed',
      failed.map(({ path, reason }) => `- ${code(path)}: ${prose(reason ?? '')}`),
    ),
    ...list(
      'mentioned outside of any call',
      mentions.map(({ file, line, text }) => `- ${code(`${file}:${line}`)} ${code(text)}`),
    ),
    ...list(
      'unused ignore comments',
      unusedIgnores.map(({ file, line }) => `- ${code(`${file}:${line}`)}`),
    ),
    ...list(
      'in the baseline, but gone',
      (baseline?.stale ?? []).map(({ file, operation }) => `- ${code(file)} ${code(operation)}`),
    ),
  ];
}

function cutList(items: readonly string[]): string[] {
  const more = items.length - mostPlaces;
  return more <= 0 ? [...items] : [...items.slice(0, mostPlaces), `- and ${more} more`];
}

function diffBlocks({ files, written }: RunResult, command: Command): string[] {
  if (written || command === 'check') return [];
  return files.flatMap(({ path, diff }) =>
    diff === null
      ? []
      : [`<details><summary>${tag(path)}</summary>\n\n${fenced(diff.trimEnd(), 'diff')}\n\n</details>`],
  );
}

/** A block of code; its fence is longer than any in it. */
function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/g), ([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${harmless(text.replaceAll('\r', ''))}\n${fence}`;
}

/** Code on one line. */
function code(text: string): string {
  const shown = harmless(oneLine(text));
  const longest = Math.max(0, ...Array.from(shown.matchAll(/`+/g), ([fence]) => fence.length));
  const fence = '`'.repeat(longest + 1);
  return longest === 0 ? `${fence}${shown}${fence}` : `${fence} ${shown} ${fence}`;
}

/** One of our messages, with names from the code base in backticks: those stay code, everything else is plain text. */
function prose(message: string): string {
  const parts = harmless(oneLine(message)).split('`');
  const isWhole = parts.length % 2 === 1;
  if (!isWhole) return plainText(parts.join("'"));
  return parts.map((part, index) => (index % 2 === 0 ? plainText(part) : part === '' ? '' : code(part))).join('');
}

function plainText(text: string): string {
  return tag(text).replaceAll(/[\\*_[\]()#|!~@]/g, '\\$&');
}

function tag(text: string): string {
  return harmless(oneLine(text))
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
