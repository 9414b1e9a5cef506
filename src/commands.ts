import process from 'node:process';
import { type Arguments, name, spell } from './arguments.ts';
import type { CallSiteChooser } from './ask-call-sites.ts';
import { type Asking, chooseProfile, chooseTarget, defaultProfile, readServer } from './choices.ts';
import { UsageError } from './contract/usage-error.ts';
import { remarkOn } from './contract/versions.ts';
import { lookCommand, nextCommand, typedName } from './next-command.ts';
import { showProgress } from './progress.ts';
import { type Reported, type ReportRequest, readReportOptions, report, reportJoined } from './report-options.ts';
import type { ExitCode } from './reports/exit-code.ts';
import { harmless } from './reports/harmless.ts';
import { explanationReport } from './reports/terminal/explanation.ts';
import { paintFor } from './reports/terminal/paint.ts';
import type { NextSteps } from './reports/terminal/text.ts';
import { undoReport } from './reports/terminal/undo.ts';
import { readConfig } from './runner/config.ts';
import { kindAt } from './runner/files.ts';
import { runPerVersion } from './runner/per-version.ts';
import { readStatements } from './runner/questions/statements.ts';
import { readBaseline } from './runner/result/baseline.ts';
import { joinResults, readResult } from './runner/result/join-results.ts';
import type { ProfileHint } from './runner/result/profile-hint.ts';
import type { RunResult } from './runner/result/run-result.ts';
import type { RunOptions } from './runner/run.ts';
import { readSettings, type Settings } from './runner/settings.ts';
import { wideFolder } from './runner/writing/guards.ts';
import { type Interruption, undoLastRun } from './runner/writing/undo.ts';
import { editorOf, openEditor, show } from './user-programs.ts';

/** What is given on the command line. */
type Given = Pick<Arguments, 'paths' | 'values'>;

/** The user's own API versions, or own API. */
export type Own = Pick<RunOptions, 'transforms'>;

/** All settings of a run: those of its configuration file and command line, and what `--set` adds. */
type Known = Settings & Own & Pick<RunOptions, 'answers' | 'typecheck'>;

/** Migrates, checks, or explains a line. */
export async function migrateOrExplain(
  command: 'migrate' | 'check',
  { paths, values }: Given,
  own: Own,
): Promise<ExitCode> {
  const flags = readSettings(values, (option) => `\`${spell(option)}\``);
  const answers = readStatements(values.set);
  const typecheck = values.typecheck === true;
  const named = { ...(paths.length > 0 && { paths }), answers, typecheck, ...own };
  const settings = { ...readConfig(process.cwd()), ...flags, ...named };
  refuseContradiction(values);
  await askForWideFolder(settings);
  if (values.explain !== undefined) return explainPlace(values.explain, settings, values);
  return migrate(command, settings, { paths, values });
}

/** `--dry-run` is the default; the other flags mean nothing without `--write`. */
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
  if (asking().terminal === null) throw new UsageError(`this would search ${wide}: name the folders of your code base`);
  const { askWideFolder } = await import('./prompts.ts');
  await askWideFolder(wide, process.stderr);
}

/** Joins the reports of several runs. */
export function joinReports({ paths, values }: Given): ExitCode {
  const { format } = readSettings(values, (option) => `\`${spell(option)}\``);
  const asked = readReportOptions(values);
  const joined = joinResults(paths.map(readResult));
  const { output, counts, exitCode } = reportJoined(joined, { asked, streams: process, ...(format && { format }) });
  process.stdout.write(output);
  process.stderr.write(counts);
  return exitCode;
}

/** Undoes the last run that wrote. */
export function undo(): ExitCode {
  const undone = undoLastRun(process.cwd());
  process.stdout.write(undoReport(undone));
  return undone.left.length === 0 ? 0 : 2;
}

/** Explains how a line was understood, as the same run without `--explain` would understand it. */
async function explainPlace(place: unknown, settings: Known, { write }: Arguments['values']): Promise<ExitCode> {
  if (write === true) throw new UsageError('`--explain` changes nothing: remove `--write`');
  if (typeof place !== 'string') throw new UsageError('`--explain` can be given only once');
  const { target, known } = await settled(settings);
  const options = optionsOfRun(known, target, false);
  const { openExplanations } = await import('./runner/explain.ts');
  const explain = await openExplanations(options, place);
  process.stdout.write(
    explanationReport(harmless(place), harmless(explain(place)), paintFor(process.stdout, process.env)),
  );
  return 0;
}

async function migrate(command: 'migrate' | 'check', read: Known, given: Given): Promise<ExitCode> {
  const { values } = given;
  const asked = readReportOptions(values);
  const { target, known: settings } = await settled(read);
  const remark = remarkOn(target);
  if (remark !== undefined) warn(remark);
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
  let open: ProfileHint | undefined;
  const choose = async (hint: ProfileHint): Promise<string> => {
    const answer = await chooseProfile(hint, options.write, asking());
    // A run that writes needs the choice, so the next command names the one that was made here.
    chosen = answer;
    if (asking().terminal === null) open = hint;
    return answer;
  };
  const chooser = values.interactive ? await callSites(options, asked, () => chosen) : undefined;
  const asker = values.interactive
    ? (await import('./ask-questions.ts')).questionAsker(process.cwd(), process.stderr)
    : undefined;
  const whole = {
    ...options,
    ...(asker && { answerQuestions: asker.answerQuestions }),
    ...watching,
    ...safe,
    ...(chooser && { chooseRefused: chooser.chooseRefused }),
    ...(settings.profile === undefined && { chooseProfile: choose }),
  };
  const result = await (values['commit-per-version'] ? runPerVersion(whole, run) : run(whole)).finally(progress.clear);
  const failure = await asker?.offerToKeep();
  if (failure) throw new UsageError(`the configuration file cannot be written (${failure})`);
  const next = nextSteps(given, { target, profile: chosen }, open);
  const reported = report(result, command, { ...settings, asked, next, streams: process });
  print(reported, chooser === undefined && values['no-pager'] !== true);
  if (chooser !== undefined) openInEditor(result, chooser.toEdit);
  return reported.exitCode;
}

function nextSteps(
  given: Given,
  chosen: { readonly target: string; readonly profile: string | undefined },
  hint: ProfileHint | undefined,
): NextSteps {
  const name = typed();
  return {
    name,
    next: nextCommand(name, given, chosen),
    other: hint && { hint, look: lookCommand(name, given, { ...chosen, profile: hint.profile }) },
    isCommitted: given.values['commit-per-version'] === true,
  };
}

/** A pager leaves the terminal as it was, so what is left to do comes after the diff. */
function print({ changes, output, counts }: Reported, isPaged: boolean): void {
  const [first, rest] = changes === '' ? [output, ''] : [changes, output];
  if (isPaged) show(first, process.stdout, process.env);
  else process.stdout.write(first);
  process.stdout.write(rest);
  process.stderr.write(counts);
}

/** Opens the call sites that the user wants to edit, one after the other, once all files are written. */
function openInEditor({ callSites }: RunResult, fingerprints: ReadonlySet<string>): void {
  for (const { file, line, fingerprint } of callSites) {
    if (!fingerprints.has(fingerprint) || openEditor({ file, line }, process.env)) continue;
    throw new UsageError(`\`${editorOf(process.env)}\` cannot be started: set \`EDITOR\` to your editor`);
  }
}

/** The target, and the settings completed from the OpenAPI document of the server. */
async function settled(settings: Known): Promise<{ target: string; known: Known }> {
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

/** The command as the user types it here. */
function typed(): string {
  return typedName(name, process.argv[1] ?? '', process.cwd(), process.env.npm_config_user_agent);
}

function mayWrite({ write, interactive }: Arguments['values']): boolean {
  return write === true || interactive === true;
}

/** Asks about each call site; those in the baseline are left without asking. */
async function callSites(
  options: RunOptions,
  { baseline, updatesBaseline }: ReportRequest,
  profile: () => string | undefined,
): Promise<CallSiteChooser> {
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
      return explanationReport(harmless(place), harmless((await explain)(place)), paint);
    },
  });
}

/** Once the first file is being written, a signal stops the run between two files and prints how far it came. */
function watchWriting(clear: () => void): NonNullable<RunOptions['onWrite']> {
  let last = { done: 0, total: 0 };
  const stop = (signal: 'SIGINT' | 'SIGTERM'): void => {
    clear();
    const state = `${last.done} of ${last.total} files changed: \`${typed()} undo\` restores them`;
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
  warn(`the last run was interrupted: ${changed} of ${total} files changed; run \`${typed()} undo\` or start again`);
}

function optionsOfRun(settings: Known, target: string, write: boolean): RunOptions {
  return {
    cwd: process.cwd(),
    paths: settings.paths ?? [],
    target,
    from: settings.from ?? null,
    profile: settings.profile ?? defaultProfile,
    ...(settings.openapi !== undefined && { openapi: settings.openapi }),
    ...(settings.typecheck && { typecheck: true }),
    onWarning: warn,
    write,
    ignore: settings.ignore ?? [],
    baseUrls: settings['base-url'] ?? [],
    aliases: settings.alias ?? {},
    ...(settings.answers && { answers: settings.answers }),
    ...(settings.transforms && { transforms: settings.transforms }),
    ...(settings.clients && { clients: settings.clients }),
    ...(settings.values && { values: settings.values }),
  };
}

function warn(warning: string): void {
  process.stderr.write(`${name}: ${harmless(warning)}\n`);
}
