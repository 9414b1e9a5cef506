#!/usr/bin/env node
import process from 'node:process';
import { type Arguments, createParser, helpOf, name, parseArguments, spell } from './arguments.ts';
import { type Asking, chooseProfile, chooseTarget, defaultProfile, readServer } from './choices.ts';
import { within } from './contract/api.ts';
import { UsageError } from './contract/usage-error.ts';
import { deprecationsBetween, lastVersion } from './contract/versions.ts';
import { nextCommand } from './next-command.ts';
import { showProgress } from './progress.ts';
import { type ReportRequest, readReportOptions, report, reportJoined } from './report-options.ts';
import type { ExitCode } from './reports/exit-code.ts';
import { harmless } from './reports/harmless.ts';
import { deprecationTable } from './reports/terminal/deprecation-table.ts';
import { explanationReport } from './reports/terminal/explanation.ts';
import { paintFor } from './reports/terminal/paint.ts';
import { undoReport } from './reports/terminal/undo.ts';
import { readConfig } from './runner/config.ts';
import { kindAt } from './runner/files.ts';
import { runPerVersion } from './runner/per-version.ts';
import { readBaseline } from './runner/result/baseline.ts';
import { joinResults, readResult } from './runner/result/join-results.ts';
import type { ProfileHint } from './runner/result/profile-hint.ts';
import { toolVersion } from './runner/result/tool-version.ts';
import type { RunOptions } from './runner/run.ts';
import { readSettings, type Settings } from './runner/settings.ts';
import { wideFolder } from './runner/writing/guards.ts';
import { type Interruption, undoLastRun } from './runner/writing/undo.ts';

/** Does what the arguments ask for, and says what the exit code is. */
async function main(args: readonly string[]): Promise<ExitCode> {
  const parser = createParser(process.stdout.columns ?? 100);
  const { command, paths, values } = await parseArguments(parser, args);
  if (values.version) return print(`${toolVersion}\n`);
  if (values.help) return print(`${await helpOf(parser)}\n`);
  if (values['no-color']) forbidColour();
  if (command === 'undo') return undo();
  const given = { paths, values };
  if (command === 'report') return joinReports(given);
  if (values.transforms === undefined) return act(command, given, {});
  const { loadTransforms, setUp } = await import('./runner/configuration/own-transforms.ts');
  const transforms = await loadTransforms(values.transforms, process.cwd());
  return within(setUp(transforms).api, () => act(command, given, { transforms }));
}

/** What is given on the command line. */
type Given = Pick<Arguments, 'paths' | 'values'>;

/** The user's own API versions, or service. */
type Own = Pick<RunOptions, 'transforms'>;

async function act(command: 'migrate' | 'check' | 'list', { paths, values }: Given, own: Own): Promise<ExitCode> {
  const flags = readSettings(values, (option) => `\`${spell(option)}\``);
  if (command === 'list') return print(listDeprecations(flags));
  const settings = { ...readConfig(process.cwd()), ...flags, ...(paths.length > 0 && { paths }), ...own };
  refuseContradiction(values);
  await askForWideFolder(settings);
  if (values.explain !== undefined) return explainPlace(values.explain, settings, values);
  return migrate(command, settings, { paths, values });
}

/** `--dry-run` says what is the default; the other flags mean nothing without `--write`. */
function refuseContradiction(values: Arguments['values']): void {
  const writing = (['write', 'interactive'] as const).find((option) => values[option]);
  if (values['dry-run'] && writing) throw new UsageError(`\`--dry-run\` and \`${spell(writing)}\` cannot be combined`);
  if (values.interactive && values['commit-per-version'])
    throw new UsageError('`--interactive` and `--commit-per-version` cannot be combined');
  if (values.interactive && asking().terminal === null) throw new UsageError('`--interactive` needs a terminal');
  if (values['commit-per-version'] && values['allow-dirty']) {
    throw new UsageError('`--commit-per-version` and `--allow-dirty` cannot be combined: whole files are committed');
  }
  const idle = (['allow-dirty', 'commit-per-version'] as const).find((option) => values[option] && !writing);
  if (idle !== undefined) throw new UsageError(`\`${spell(idle)}\` needs \`--write\``);
}

async function askForWideFolder({ paths = [] }: Settings): Promise<void> {
  const wide = wideFolder(process.cwd(), paths);
  if (wide === undefined) return;
  if (asking().terminal === null) throw new UsageError(`this would search ${wide}: name the folders of the code base`);
  const { askWideFolder } = await import('./prompts.ts');
  await askWideFolder(wide, process.stderr);
}

function joinReports({ paths, values }: Given): ExitCode {
  const { format } = readSettings(values, (option) => `\`${spell(option)}\``);
  const asked = readReportOptions(values);
  const joined = joinResults(paths.map(readResult));
  const { output, counts, exitCode } = reportJoined(joined, { asked, streams: process, ...(format && { format }) });
  process.stdout.write(output);
  process.stderr.write(counts);
  return values['exit-zero'] ? 0 : exitCode;
}

function undo(): ExitCode {
  const undone = undoLastRun(process.cwd());
  process.stdout.write(undoReport(undone));
  return undone.left.length === 0 ? 0 : 2;
}

function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

/** For our own output and for that of the prompt. */
function forbidColour(): void {
  process.env.NO_COLOR = '1';
  delete process.env.FORCE_COLOR;
}

function listDeprecations({ target, from, format = 'text' }: Settings): string {
  if (format !== 'text' && format !== 'json') throw new UsageError(`\`list\` has no format \`${format}\``);
  const deprecations = deprecationsBetween({ target: target ?? lastVersion(), from: from ?? null });
  if (format === 'json') return `${JSON.stringify(deprecations, null, 2)}\n`;
  return deprecationTable(deprecations, target ?? null, paintFor(process.stdout, process.env));
}

/** Says how a line was understood, as the same run without `--explain` would. */
async function explainPlace(
  place: unknown,
  settings: Settings & Own,
  { write }: Arguments['values'],
): Promise<ExitCode> {
  if (write === true) throw new UsageError('`--explain` changes nothing: leave `--write` out');
  if (typeof place !== 'string') throw new UsageError('`--explain` can be given only once');
  const { target, known } = await settled(settings);
  const options = optionsOfRun(known, target, false);
  const { openExplanations } = await import('./runner/explain.ts');
  const explain = await openExplanations(options);
  return print(explanationReport(harmless(place), harmless(explain(place)), paintFor(process.stdout, process.env)));
}

async function migrate(command: 'migrate' | 'check', read: Settings & Own, given: Given): Promise<ExitCode> {
  const { values } = given;
  const asked = readReportOptions(values);
  const { target, known: settings } = await settled(read);
  const options = optionsOfRun(settings, target, mayWrite(values));
  const progress = showProgress(process.stderr);
  const { run } = await import('./runner/run.ts');
  const watching = {
    onProgress: progress.show,
    onWrite: watchWriting(progress.clear),
    onInterruption: tellInterruption,
  };
  const safe = {
    requireClean: values['allow-dirty'] !== true,
    isCheck: command === 'check',
    annotates: values.annotate === true,
  };
  let chosen = settings.profile;
  const choose = async (hint: ProfileHint): Promise<string> => {
    const answer = await chooseProfile(hint, options.write, asking());
    if (asking().terminal !== null) chosen = answer;
    return answer;
  };
  const chooser = values.interactive ? { chooseRefused: await callSites(options, asked, () => chosen) } : {};
  const whole = {
    ...options,
    ...watching,
    ...safe,
    ...chooser,
    ...(settings.profile === undefined && { chooseProfile: choose }),
  };
  const result = await (values['commit-per-version'] ? runPerVersion(whole, run) : run(whole)).finally(progress.clear);
  const rerun = nextCommand(name, given, { target: options.target, profile: chosen });
  const { output, counts, exitCode } = report(result, command, { ...settings, asked, next: rerun, streams: process });
  process.stdout.write(output);
  process.stderr.write(counts);
  return values['exit-zero'] && exitCode !== 2 ? 0 : exitCode;
}

/** The target, and the settings with what the OpenAPI document of the server says of them. */
async function settled(settings: Settings & Own): Promise<{ target: string; known: Settings & Own }> {
  const isOpen = settings.target === undefined || settings.profile === undefined;
  const server = isOpen ? await readServer(settings.openapi, asking()) : {};
  const known = { ...server, ...settings };
  if (known.target !== undefined) return { target: known.target, known };
  return { target: await chooseTarget(optionsOfRun(known, '', false), asking(), showProgress(process.stderr)), known };
}

function asking(): Asking {
  const isThere = process.stdin.isTTY === true && process.stderr.isTTY === true && !process.env.CI;
  return { terminal: isThere ? process.stderr : null, tell: warn };
}

function mayWrite({ write, interactive }: Arguments['values']): boolean {
  return write === true || interactive === true;
}

/** What asks call by call; call sites of the baseline are left without a question. */
async function callSites(
  options: RunOptions,
  { baseline, updatesBaseline }: ReportRequest,
  profile: () => string | undefined,
): Promise<NonNullable<RunOptions['chooseRefused']>> {
  const { callSiteChooser } = await import('./ask-call-sites.ts');
  const { openExplanations } = await import('./runner/explain.ts');
  const entries =
    baseline === undefined || (updatesBaseline && kindAt(baseline) === null) ? [] : readBaseline(baseline);
  const known = new Set(entries.map(({ fingerprint }) => fingerprint));
  const paint = paintFor(process.stderr, process.env);
  let explain: ReturnType<typeof openExplanations> | undefined;
  return callSiteChooser({
    input: process.stdin,
    output: process.stderr,
    paint,
    isKnown: ({ fingerprint }) => known.has(fingerprint),
    explain: async (place) => {
      explain ??= openExplanations({ ...options, profile: profile() ?? options.profile });
      return explanationReport(place, (await explain)(place), paint);
    },
  });
}

/** From the first file that is written on, a signal stops the run between two files, and says how far it came. */
function watchWriting(clear: () => void): NonNullable<RunOptions['onWrite']> {
  let last = { done: 0, total: 0 };
  const stop = (signal: 'SIGINT' | 'SIGTERM'): void => {
    clear();
    const state = `${last.done} of ${last.total} files changed: \`${name} undo\` takes them back`;
    process.stderr.write(`${name}: stopped; ${state}\n`);
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  return (progress) => {
    if (progress.done === 0) for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
    last = progress;
    if (progress.done === progress.total) {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop);
    }
  };
}

function tellInterruption({ changed, total }: Interruption): void {
  warn(`the last run was interrupted: ${changed} of ${total} files changed; run \`${name} undo\` or start again`);
}

function optionsOfRun(settings: Settings & Own, target: string, write: boolean): RunOptions {
  return {
    cwd: process.cwd(),
    paths: settings.paths ?? [],
    target,
    from: settings.from ?? null,
    profile: settings.profile ?? defaultProfile,
    ...(settings.openapi !== undefined && { openapi: settings.openapi, onWarning: warn }),
    write,
    ignore: settings.ignore ?? [],
    baseUrls: settings['base-url'] ?? [],
    aliases: settings.alias ?? {},
    ...(settings.transforms && { transforms: settings.transforms }),
    ...(settings.clients && { clients: settings.clients }),
  };
}

function warn(warning: string): void {
  process.stderr.write(`${name}: ${harmless(warning)}\n`);
}

function messageOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const bug = `this is a bug: ${message.replace(/^this is a bug: /, '')}`;
  if (process.env.DEBUG === name) return `${bug}\n${stack}`;
  return `${bug}; please report it (\`DEBUG=${name}\` shows where it happened)`;
}

/** Whoever reads the output may stop early, as `head` does. */
function ignoreClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

process.stdout.on('error', ignoreClosedPipe);
process.stderr.on('error', ignoreClosedPipe);
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 2;
  process.stderr.write(`${name}: ${harmless(messageOf(error))}\n`);
}
