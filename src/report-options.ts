import type { WriteStream } from 'node:tty';
import { UsageError } from './contract/usage-error.ts';
import { type ReportEnding, reportEndings } from './reports/endings.ts';
import { type ExitCode, exitCodeOf } from './reports/exit-code.ts';
import { renderReport } from './reports/files.ts';
import { githubReport } from './reports/github.ts';
import { harmless } from './reports/harmless.ts';
import { jsonReport } from './reports/json.ts';
import { markdownReport } from './reports/markdown.ts';
import { sarifReport } from './reports/sarif.ts';
import type { Command } from './reports/sites.ts';
import { paintFor, plain } from './reports/terminal/paint.ts';
import { countsReport, type NextSteps, type TextOptions, textParts } from './reports/terminal/text.ts';
import { reasonNotToReport, writeReport } from './runner/files.ts';
import { applyBaseline, readBaseline, writeBaseline } from './runner/result/baseline.ts';
import { applicableFrom } from './runner/result/patch-folder.ts';
import type { RunResult } from './runner/result/run-result.ts';

/** The reports that the user asked for. */
export interface ReportRequest {
  readonly files: readonly string[];
  readonly baseline: string | undefined;
  readonly updatesBaseline: boolean;
  readonly allowsManual: boolean;
  readonly allowsAll: boolean;
  readonly isVerbose: boolean;
}

/** Checks the report options before anything runs. Throws a UsageError for the user's mistakes. */
export function readReportOptions(values: Readonly<Record<string, unknown>>): ReportRequest {
  const reports = textsOf(values.report, '--report');
  for (const file of reports) endingOf(file);
  const patches = textsOf(values.patch, '--patch');
  for (const file of [...reports, ...patches]) {
    const reason = reasonNotToReport(file);
    if (reason !== null) throw new UsageError(`\`${file}\` cannot be written (${reason})`);
  }
  const [baseline, ...more] = textsOf(values.baseline, '--baseline');
  if (more.length > 0) throw new UsageError('`--baseline` can be given only once');
  const updatesBaseline = values['update-baseline'] === true;
  if (updatesBaseline && baseline === undefined) throw new UsageError('`--update-baseline` needs `--baseline FILE`');
  return {
    files: [...reports, ...patches.map((file) => (file.endsWith('.patch') ? file : patchMark + file))],
    baseline,
    updatesBaseline,
    allowsManual: values['allow-manual'] === true,
    allowsAll: values['exit-zero'] === true,
    isVerbose: values.verbose === true,
  };
}

function textsOf(value: unknown, option: string): readonly string[] {
  const all: readonly unknown[] = value === undefined ? [] : Array.isArray(value) ? value : [value];
  return all.map((one) => {
    if (typeof one === 'string' && one !== '') return one;
    throw new UsageError(`\`${option}\` needs a file`);
  });
}

function endingOf(file: string): ReportEnding {
  const ending = reportEndings.find((one) => file.toLowerCase().endsWith(one));
  if (ending !== undefined) return ending;
  throw new UsageError(
    `\`--report\` cannot tell the format from \`${file}\`: it must end in ${reportEndings.join(', ')}`,
  );
}

/** Compares a result with the baseline, or saves it as the new baseline. */
function withBaseline(result: RunResult, { baseline, updatesBaseline }: ReportRequest): RunResult {
  if (baseline === undefined) return result;
  if (updatesBaseline) writeBaseline(baseline, result);
  return applyBaseline(result, baseline, readBaseline(baseline));
}

interface RenderOptions {
  readonly format?: Format;
  readonly asked: ReportRequest;
  readonly next: NextSteps;
  readonly streams: Pick<NodeJS.Process, 'stdout' | 'stderr' | 'env' | 'cwd'>;
}

/** The text for each of the two streams, and the exit code. With a report for a machine, the counts go to stderr. */
export interface Reported {
  /** What comes before the rest of the output and may be long: the diff. */
  readonly changes: string;
  readonly output: string;
  readonly counts: string;
  readonly exitCode: ExitCode;
}

/** Writes the reports of joined results, and returns what to print: the counts, or a machine format. */
export function reportJoined(result: RunResult, options: Omit<RenderOptions, 'next'>): Reported {
  writeReports(result, 'migrate', options);
  const text = rendered(result, 'migrate', { ...options, next: {} });
  const shown = options.format === undefined || options.format === 'text' ? countsOf(result, options) : text;
  return { ...shown, exitCode: exitCodeOf(result, 'migrate', options.asked) };
}

function countsOf(result: RunResult, { asked, streams }: Omit<RenderOptions, 'next'>): Omit<Reported, 'exitCode'> {
  return {
    changes: '',
    output: countsReport(result, 'migrate', { ...asked, ...layoutOf(streams.stdout, streams.env) }),
    counts: '',
  };
}

function layoutOf(stream: WriteStream, env: NodeJS.ProcessEnv): Pick<TextOptions, 'paint' | 'width'> {
  return { paint: paintFor(stream, env), ...(stream.isTTY && { width: stream.columns }) };
}

/** Compares a result with the baseline, writes the requested reports, and returns what to print. */
export function report(done: RunResult, command: Command, options: RenderOptions): Reported {
  const result = withBaseline(done, options.asked);
  writeReports(result, command, options);
  return { ...rendered(result, command, options), exitCode: exitCodeOf(result, command, options.asked) };
}

function rendered(
  result: RunResult,
  command: Command,
  { format = 'text', asked, next, streams }: RenderOptions,
): Omit<Reported, 'exitCode'> {
  const laidOut = (stream: WriteStream): TextOptions => ({ ...asked, ...next, ...layoutOf(stream, streams.env) });
  const layout = laidOut(streams.stdout);
  // Piped output may be input for `git apply`, which needs the exact bytes, and paths that it accepts.
  const isForPerson = streams.stdout.isTTY || layout.paint !== plain;
  if (format === 'text') {
    const applicable = applicableFrom(streams.cwd(), result);
    const shown = isForPerson ? harmless(result) : applicable.result;
    const hasPatch = !isForPerson || asked.files.some(isPatch);
    const { changes, summary } = textParts(shown, command, {
      ...layout,
      ...(hasPatch && { patchFolder: applicable.folder }),
    });
    return { changes, output: summary, counts: '' };
  }
  return {
    changes: '',
    output: machineFormats[format](result, command),
    counts: countsReport(result, command, laidOut(streams.stderr)),
  };
}

const machineFormats = {
  json: jsonReport,
  sarif: sarifReport,
  markdown: markdownReport,
  github: githubReport,
} as const;

type Format = 'text' | keyof typeof machineFormats;

/** Writes the requested reports. Throws a UsageError if one can't be written. */
function writeReports(
  result: RunResult,
  command: Command,
  { asked, streams }: Pick<RenderOptions, 'asked' | 'streams'>,
): void {
  for (const file of asked.files) {
    const path = file.startsWith(patchMark) ? file.slice(patchMark.length) : file;
    const text = isPatch(file)
      ? renderReport(applicableFrom(streams.cwd(), result).result, command, '.patch')
      : renderReport(result, command, endingOf(file));
    const reason = writeReport(path, text);
    if (reason !== null) throw new UsageError(`\`${path}\` cannot be written (${reason})`);
  }
}

/** Precedes a file of `--patch` whose name does not end in `.patch`. */
const patchMark = 'patch:';

function isPatch(file: string): boolean {
  return file.startsWith(patchMark) || endingOf(file) === '.patch';
}
