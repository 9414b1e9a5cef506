import type { Argv } from 'yargs';
import { UsageError } from './contract/usage-error.ts';
import { reportEndings } from './reports/endings.ts';
import { exitCodes } from './reports/exit-code.ts';
import { kindAt } from './runner/files.ts';
import { didYouMean } from './runner/result/did-you-mean.ts';
import { configFile } from './runner/settings.ts';

/** The name of the command. */
export const name = 'catalogue-codemod';

/** The options for what is reported and where to, in the form yargs takes. */
const reportOptions = {
  report: { nargs: 1, describe: `also write a report to FILE, which ends in ${reportEndings.join(', ')} (repeatable)` },
  patch: { nargs: 1, describe: 'also write the changes to FILE, for `git apply`' },
  verbose: { boolean: true, describe: 'list every call site, and the versions of each operation' },
  baseline: { nargs: 1, describe: 'do not count the call sites listed in FILE' },
  'update-baseline': { boolean: true, describe: 'write the remaining call sites to the baseline' },
  'allow-manual': { boolean: true, describe: 'exit with 0 if only `manual` call sites are left' },
} as const;

const reportNames = Object.keys(reportOptions) as (keyof typeof reportOptions)[];

/** The options in the form yargs takes; an option without a type takes a value. */
const options = {
  target: { alias: 't', nargs: 1, describe: 'API version to migrate to, such as 1.26.0' },
  from: { nargs: 1, describe: 'skip operations already deprecated in this API version' },
  profile: { nargs: 1, describe: 'rule set: contract (published contract only) or komga (real Komga server)' },
  write: { alias: 'w', boolean: true, describe: 'change the files' },
  interactive: { alias: 'i', boolean: true, describe: 'ask about each change, then make those you accept' },
  annotate: { boolean: true, describe: 'add a TODO comment above each call that is left or needs review' },
  'dry-run': { boolean: true, describe: 'only show the changes (the default)' },
  'allow-dirty': { boolean: true, describe: 'with --write: also change files with uncommitted changes' },
  'commit-per-version': { boolean: true, describe: 'with --write: make one commit for each API version' },
  'exit-zero': { boolean: true, describe: 'exit with 0 even if call sites are left' },
  ...reportOptions,
  explain: { nargs: 1, describe: 'explain how a line was understood (FILE:LINE); changes nothing' },
  format: { nargs: 1, describe: 'text (default), json, sarif, markdown or github' },
  ignore: { nargs: 1, describe: 'skip files that match this glob (repeatable)' },
  'base-url': { nargs: 1, describe: 'an address of your server (repeatable)' },
  set: { nargs: 1, describe: 'set a line of the configuration file, such as one a question suggests (repeatable)' },
  openapi: { nargs: 1, describe: "check the new requests against your server's OpenAPI document (file or address)" },
  typecheck: { boolean: true, describe: 'compile before and after with your TypeScript; leave what adds an error' },
  'no-color': { boolean: true, describe: 'no color, like NO_COLOR=1' },
  'no-pager': { boolean: true, describe: 'print long reports without a pager, like PAGER=cat' },
  transforms: { nargs: 1, describe: 'load API versions, or another API, from a JavaScript FILE' },
  help: { alias: 'h', boolean: true, describe: 'show this help' },
  version: { boolean: true, describe: 'show the version of this tool' },
} as const;

type OptionName = keyof typeof options;

/** The commands in the form yargs takes; `migrate` is the one without a name. */
const commands = {
  migrate: {
    usage: '$0 [paths..]',
    describe: 'show the changes as a diff; make them with --write',
    options: [
      ...[
        'target',
        'from',
        'profile',
        'write',
        'interactive',
        'annotate',
        'dry-run',
        'allow-dirty',
        'commit-per-version',
        'exit-zero',
      ],
      ...[
        'explain',
        'format',
        ...reportNames,
        'ignore',
        'base-url',
        'set',
        'openapi',
        'typecheck',
        'transforms',
        'no-color',
        'no-pager',
      ],
    ] as OptionName[],
  },
  check: {
    usage: 'check [paths..]',
    describe: 'list deprecated call sites and fail if there are any; for CI',
    options: [
      ...['target', 'from', 'profile', 'exit-zero', 'format', ...reportNames],
      ...['ignore', 'base-url', 'set', 'openapi', 'transforms', 'no-color', 'no-pager'],
    ] as OptionName[],
  },
  list: {
    usage: 'list',
    describe: 'show the deprecated operations and what replaces them',
    options: ['target', 'from', 'format', 'transforms', 'no-color'],
  },
  report: {
    usage: 'report [reports..]',
    describe: 'join the JSON reports of several code bases into one',
    options: ['report', 'format', 'allow-manual', 'exit-zero', 'no-color'],
  },
  undo: {
    usage: 'undo',
    describe: 'undo the last --write, except in files edited since then',
    options: ['no-color'],
  },
} as const satisfies Record<string, { usage: string; describe: string; options: readonly OptionName[] }>;

type CommandName = keyof typeof commands;

const examples: [string, string][] = [
  ['npx $0 --target 1.26.0', 'show what changes in this directory'],
  ['npx $0 src --target 1.26.0 --write', 'change the files in src'],
  ['npx $0 src -t 1.26.0 > api.patch', 'save the changes for `git apply`'],
  ['npx $0 check --target 2.0.0', 'fail while anything removed in 2.0.0 is called'],
];

/** What the user typed, before any value is checked. */
export interface Arguments {
  readonly command: CommandName;
  readonly paths: readonly string[];
  readonly values: Readonly<Record<string, unknown>>;
}

export async function parseArguments(parser: Argv, args: readonly string[]): Promise<Arguments> {
  const isHelp = args[0] === 'help' && kindAt('help') === null;
  const asked = isHelp ? [...args.slice(1), '--help'] : args;
  const { _: words, $0: _name, paths: given, reports, ...values } = await parser.parseAsync(asked);
  const command = isNamed(words[0]) ? words[0] : 'migrate';
  const named = (given ?? reports ?? []) as readonly string[];
  const paths = [...named, ...words.slice(command === 'migrate' ? 0 : 1).map(String)];
  refuseUnknownOption(command, values);
  refuseUnknownCommand(command, paths);
  return { command, paths, values };
}

/** The commands that the first word can name. */
const namedCommands = ['check', 'list', 'report', 'undo'] as const;

function isNamed(word: unknown): word is (typeof namedCommands)[number] {
  return namedCommands.some((command) => command === word);
}

export async function createParser(width: number): Promise<Argv> {
  const { default: yargs } = await import('yargs');
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
    .wrap(Math.min(100, width));
  for (const command of Object.values(commands)) addCommand(parser, command);
  return parser;
}

function addCommand(parser: Argv, command: (typeof commands)[CommandName]): void {
  parser.command(command.usage, command.describe, (own) => {
    own.options(Object.fromEntries(optionsOf(command).map((option) => [option, options[option]])));
    if (command === commands.migrate) own.example(examples);
    if (command === commands.migrate || command === commands.check) own.epilogue(epilogue());
  });
}

function optionsOf(command: (typeof commands)[CommandName]): readonly OptionName[] {
  return [...command.options, 'help', 'version'];
}

function epilogue(): string {
  const lines = Object.entries(exitCodes).map(([code, meaning]) => `  ${code}  ${meaning}`);
  return ['Exit codes:', ...lines, '', `${configFile} in this folder or above can set paths and options`].join('\n');
}

/** yargs says `Not enough arguments following: target`. */
function explainFailure(message: string): string {
  const [, option] = /^Not enough arguments following: (.+)$/.exec(message) ?? [];
  return option === undefined ? message : `\`${spell(option)}\` needs a value`;
}

export function spell(option: string): string {
  return option.length === 1 ? `-${option}` : `--${option}`;
}

function refuseUnknownOption(command: CommandName, values: object): void {
  const known: readonly string[] = optionsOf(commands[command]);
  const unknown = Object.keys(values).find((option) => !known.includes(option));
  if (unknown === undefined) return;
  const where = unknown in options ? ` for \`${name} ${command}\`` : '';
  throw new UsageError(`unknown option \`${spell(unknown)}\`${where}${didYouMean(unknown, known, '--')}`);
}

/** A first word that is nearly a command and not a file is a typing error, not a path. */
function refuseUnknownCommand(command: CommandName, [word = '']: readonly string[]): void {
  if ((command === 'list' || command === 'undo') && word !== '') throw new UsageError(`\`${command}\` takes no paths`);
  const meant = command === 'migrate' ? didYouMean(word, namedCommands) : '';
  if (meant !== '' && kindAt(word) === null) throw new UsageError(`unknown command \`${word}\`${meant}`);
}

/** Leaves out the types, which add nothing to the descriptions. */
export async function helpOf(parser: Argv): Promise<string> {
  const help = await parser.getHelp();
  const lines = help.split('\n').flatMap((line) => {
    const type = ['[boolean]', '[default]'].find((one) => line.endsWith(one));
    if (type === undefined) return [line];
    const rest = line.slice(0, -type.length).trimEnd();
    return rest === '' ? [] : [rest];
  });
  return lines.join('\n');
}
