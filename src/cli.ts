#!/usr/bin/env node
import process from 'node:process';
import yargs, { type Argv } from 'yargs';
import { type ProfileName, profiles } from './contract/profile.ts';
import { UsageError } from './contract/usage-error.ts';
import { deprecationsBetween } from './contract/versions.ts';
import { showProgress } from './progress.ts';
import { readReportOptions, report, reportNames, reportOptions } from './report-options.ts';
import { writeCommand } from './reports/command-line.ts';
import { deprecationTable } from './reports/deprecation-table.ts';
import { type ExitCode, exitCodes } from './reports/exit-code.ts';
import { explanationReport } from './reports/explanation.ts';
import { paintFor } from './reports/paint.ts';
import { hintLine } from './reports/profile-hint.ts';
import type { Command } from './reports/sites.ts';
import { configFile, readConfig } from './runner/config.ts';
import { didYouMean } from './runner/did-you-mean.ts';
import { kindAt } from './runner/files.ts';
import type { ProfileHint } from './runner/profile-hint.ts';
import type { RunOptions } from './runner/run.ts';
import { formats, readSettings, type Settings } from './runner/settings.ts';
import { toolVersion } from './runner/tool-version.ts';

const name = 'catalogue-codemod';
const defaultProfile: ProfileName = 'contract';

/** The options as yargs takes them; one without a type takes a value. */
const options = {
  target: { alias: 't', nargs: 1, describe: 'API version to migrate to, such as 1.26.0' },
  from: { nargs: 1, describe: 'skip what was already deprecated in this API version' },
  profile: { nargs: 1, describe: `what is known of the service: ${Object.keys(profiles).join(' or ')}` },
  write: { boolean: true, describe: 'change the files' },
  ...reportOptions,
  explain: { nargs: 1, describe: 'say how a line was understood: FILE:LINE; changes nothing' },
  format: { nargs: 1, describe: `${formats.join(', ')}; text is the default` },
  ignore: { nargs: 1, describe: 'leave out files that match this glob (repeatable)' },
  'base-url': { nargs: 1, describe: 'an address of the service itself (repeatable)' },
  openapi: { nargs: 1, describe: 'the server’s OpenAPI document, file or address: check the new requests' },
  'no-color': { boolean: true, describe: 'no colour, like NO_COLOR=1' },
  help: { alias: 'h', boolean: true, describe: 'show this help' },
  version: { boolean: true, describe: 'show the version of this tool' },
} as const;

type OptionName = keyof typeof options;

/** The commands as yargs takes them; `migrate` is the one without a name. */
const commands = {
  migrate: {
    usage: '$0 [paths..]',
    describe: 'show what changes, as a diff; change it with --write',
    options: [
      'target',
      'from',
      'profile',
      'write',
      'explain',
      'format',
      ...reportNames,
      'ignore',
      'base-url',
      'openapi',
      'no-color',
    ],
  },
  check: {
    usage: 'check [paths..]',
    describe: 'list deprecated call sites and fail; for CI, changes nothing',
    options: ['target', 'from', 'profile', 'format', ...reportNames, 'ignore', 'base-url', 'openapi', 'no-color'],
  },
  list: {
    usage: 'list',
    describe: 'show the deprecated operations and what replaces them',
    options: ['target', 'from', 'format', 'no-color'],
  },
} as const satisfies Record<string, { usage: string; describe: string; options: readonly OptionName[] }>;

type CommandName = keyof typeof commands;

const examples: [string, string][] = [
  ['$0 --target 1.26.0', 'show what changes in this directory'],
  ['$0 src --target 1.26.0 --write', 'change the files in src'],
  ['$0 src -t 1.26.0 > api.patch', 'keep the changes for `git apply`'],
  ['$0 check --target 2.0.0', 'fail while anything removed in 2.0.0 is called'],
];

/** What the user typed, before any value is checked. */
interface Arguments {
  readonly command: CommandName;
  readonly paths: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

async function parseArguments(parser: Argv, args: readonly string[]): Promise<Arguments> {
  const { _: words, $0: _name, paths: given, ...values } = await parser.parseAsync(args);
  const command = words[0] === 'check' || words[0] === 'list' ? words[0] : 'migrate';
  const paths = [...((given as string[] | undefined) ?? []), ...words.slice(command === 'migrate' ? 0 : 1).map(String)];
  refuseUnknownOption(command, values);
  refuseUnknownCommand(command, paths);
  return { command, paths, values };
}

function createParser(): Argv {
  const parser = yargs()
    .scriptName(name)
    .locale('en')
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'dot-notation': false,
      'parse-numbers': false,
      'parse-positional-numbers': false,
      'strip-aliased': true,
    })
    .exitProcess(false)
    .help(false)
    .version(false)
    .fail((message, error) => {
      throw message ? new UsageError(explainFailure(message)) : error;
    })
    .wrap(Math.min(100, process.stdout.columns ?? 100));
  for (const command of Object.values(commands)) addCommand(parser, command);
  return parser;
}

function addCommand(parser: Argv, command: (typeof commands)[CommandName]): void {
  parser.command(command.usage, command.describe, (own) => {
    own.options(Object.fromEntries(optionsOf(command).map((option) => [option, options[option]])));
    if (command === commands.migrate) own.example(examples);
    if (command !== commands.list) own.epilogue(epilogue());
  });
}

function optionsOf(command: (typeof commands)[CommandName]): readonly OptionName[] {
  return [...command.options, 'help', 'version'];
}

function epilogue(): string {
  const lines = Object.entries(exitCodes).map(([code, meaning]) => `  ${code}  ${meaning}`);
  return ['Exit codes:', ...lines, '', `${configFile} in the working directory can hold paths and options, too`].join(
    '\n',
  );
}

/** yargs says `Not enough arguments following: target`. */
function explainFailure(message: string): string {
  const [, option] = /^Not enough arguments following: (.+)$/.exec(message) ?? [];
  return option === undefined ? message : `\`${spell(option)}\` needs a value`;
}

function spell(option: string): string {
  return option.length === 1 ? `-${option}` : `--${option}`;
}

function refuseUnknownOption(command: CommandName, values: object): void {
  const known: readonly string[] = optionsOf(commands[command]);
  const unknown = Object.keys(values).find((option) => !known.includes(option));
  if (unknown === undefined) return;
  const where = unknown in options ? ` for \`${name} ${command}\`` : '';
  throw new UsageError(`unknown option \`${spell(unknown)}\`${where}${didYouMean(unknown, known, '--')}`);
}

/** A first word that is nearly a command, and no file, is a slip rather than a path. */
function refuseUnknownCommand(command: CommandName, [word = '']: readonly string[]): void {
  if (command === 'list' && word !== '') throw new UsageError('`list` takes no paths');
  const meant = command === 'migrate' ? didYouMean(word, ['check', 'list']) : '';
  if (meant !== '' && kindAt(word) === null) throw new UsageError(`unknown command \`${word}\`${meant}`);
}

/** Does what the arguments ask for, and says what the exit code is. */
async function main(args: readonly string[]): Promise<ExitCode> {
  const parser = createParser();
  const { command, paths, values } = await parseArguments(parser, args);
  if (values.version) return print(`${toolVersion}\n`);
  if (values.help) return print(`${await helpOf(parser)}\n`);
  const flags = readSettings(values, (option) => `\`${spell(option)}\``);
  if (values['no-color']) forbidColour();
  if (command === 'list') return print(listDeprecations(flags));
  const settings = { ...readConfig(process.cwd()), ...flags, ...(paths.length > 0 && { paths }) };
  if (values.explain !== undefined) return explainPlace(values.explain, settings, values);
  return migrate(command, settings, values);
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

/** Leaves out the types, which say nothing that the text does not. */
async function helpOf(parser: Argv): Promise<string> {
  const help = await parser.getHelp();
  return help.replaceAll(/ +\[(boolean|default)\]$/gm, '');
}

function listDeprecations({ target, from, format = 'text' }: Settings): string {
  if (format !== 'text' && format !== 'json') throw new UsageError(`\`list\` has no format \`${format}\``);
  const deprecations = deprecationsBetween({ target: target ?? '2.0.0', from: from ?? null });
  if (format === 'json') return `${JSON.stringify(deprecations, null, 2)}\n`;
  return deprecationTable(deprecations, target ?? null, paintFor(process.stdout, process.env));
}

/** Says how a line was understood, as the same run without `--explain` would. */
async function explainPlace(place: unknown, settings: Settings, { write }: Arguments['values']): Promise<ExitCode> {
  if (write === true) throw new UsageError('`--explain` changes nothing: leave `--write` out');
  if (typeof place !== 'string') throw new UsageError('`--explain` can be given once only');
  const options = optionsOfRun(settings, settings.target ?? (await chooseTarget()), false);
  const { openExplanations } = await import('./runner/explain.ts');
  const explain = await openExplanations(options);
  return print(explanationReport(place, explain(place), paintFor(process.stdout, process.env)));
}

async function migrate(command: Command, settings: Settings, values: Arguments['values']): Promise<ExitCode> {
  const [write, asked] = [values.write === true, readReportOptions(values)];
  const options = optionsOfRun(settings, settings.target ?? (await chooseTarget()), write);
  const progress = showProgress(process.stderr);
  process.once('SIGINT', () => {
    progress.clear();
    stop(write);
  });
  const { run } = await import('./runner/run.ts');
  const done = await run({ ...options, onProgress: progress.show }).finally(progress.clear);
  const next = writeCommand(values, settings.paths ?? [], options.target);
  const { output, counts, exitCode } = report(done, command, { ...settings, asked, next, streams: process });
  process.stdout.write(output);
  process.stderr.write(counts);
  return exitCode;
}

/** A signal comes through between two files only, never in the middle of writing one. */
function stop(isWriting: boolean): never {
  const state = isWriting ? 'each file is either as it was or changed as a whole' : 'nothing was written';
  process.stderr.write(`${name}: stopped; ${state}\n`);
  process.exit(130);
}

function optionsOfRun(settings: Settings, target: string, write: boolean): RunOptions {
  return {
    cwd: process.cwd(),
    paths: settings.paths ?? [],
    target,
    from: settings.from ?? null,
    profile: settings.profile ?? defaultProfile,
    ...(settings.profile === undefined && { chooseProfile }),
    ...(settings.openapi !== undefined && { openapi: settings.openapi, onWarning: warn }),
    write,
    ignore: settings.ignore ?? [],
    baseUrls: settings['base-url'] ?? [],
    aliases: settings.alias ?? {},
  };
}

async function chooseTarget(): Promise<string> {
  if (!mayAsk()) throw new UsageError('name a target version, for example `--target 1.26.0`');
  const { askTarget } = await import('./prompts.ts');
  return askTarget(process.stderr);
}

/** On a terminal the user chooses; otherwise the run goes on, and a line says what the other profile is good for. */
async function chooseProfile(hint: ProfileHint): Promise<ProfileName> {
  if (mayAsk()) {
    const { askProfile } = await import('./prompts.ts');
    return askProfile(hint, process.stderr);
  }
  warn(hintLine(hint));
  return defaultProfile;
}

function warn(warning: string): void {
  process.stderr.write(`${name}: ${warning}\n`);
}

function mayAsk(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true && !process.env.CI;
}

function messageOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const bug = `this is a bug: ${message.replace(/^this is a bug: /, '')}`;
  if (process.env.DEBUG === name) return `${bug}\n${stack}`;
  return `${bug}; please report it (\`DEBUG=${name}\` shows where it happened)`;
}

/** Whoever reads the output may stop early, as `head` does. */
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  process.exitCode = 2;
  process.stderr.write(`${name}: ${messageOf(error)}\n`);
}
