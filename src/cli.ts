#!/usr/bin/env node
import process from 'node:process';
import { type Arguments, createParser, helpOf, name, parseArguments, spell } from './arguments.ts';
import type { Own } from './commands.ts';
import { within } from './contract/api.ts';
import { UsageError } from './contract/usage-error.ts';
import { deprecationsBetween, lastVersion } from './contract/versions.ts';
import type { ExitCode } from './reports/exit-code.ts';
import { harmless } from './reports/harmless.ts';
import { deprecationTable } from './reports/terminal/deprecation-table.ts';
import { paintFor } from './reports/terminal/paint.ts';
import { toolVersion } from './runner/result/tool-version.ts';
import { readSettings } from './runner/settings.ts';

/** Runs the command that the arguments ask for, and returns the exit code. */
async function main(args: readonly string[]): Promise<ExitCode> {
  // What needs no parser does not wait for it, which takes longer than all else.
  if (args.length === 1 && args[0] === 'list') return list({});
  const parser = await createParser(process.stdout.columns ?? 100);
  const { command, paths, values } = await parseArguments(parser, args);
  if (values.version) return print(`${toolVersion}\n`);
  if (values.help) return print(`${await helpOf(parser)}\n`);
  if (values['no-color']) forbidColor();
  // `list` and `--help` need not wait for what a run loads.
  if (command === 'list' && values.transforms === undefined) return list(values);
  const { loadTransforms, setUp } = await import('./runner/configuration/own-transforms.ts');
  const own =
    values.transforms === undefined ? {} : { transforms: await loadTransforms(values.transforms, process.cwd()) };
  return within(setUp(own.transforms).api, () => act({ command, paths, values }, own));
}

async function act({ command, ...given }: Arguments, own: Own): Promise<ExitCode> {
  if (command === 'list') return list(given.values);
  const { joinReports, migrateOrExplain, undo } = await import('./commands.ts');
  if (command === 'undo') return undo();
  return command === 'report' ? joinReports(given) : migrateOrExplain(command, given, own);
}

function print(text: string): 0 {
  process.stdout.write(text);
  return 0;
}

/** Turns color off, both for our own output and for the prompts. */
function forbidColor(): void {
  process.env.NO_COLOR = '1';
  delete process.env.FORCE_COLOR;
}

function list(values: Arguments['values']): 0 {
  const { target, from, format = 'text' } = readSettings(values, (option) => `\`${spell(option)}\``);
  if (format !== 'text' && format !== 'json') throw new UsageError(`\`list\` has no format \`${format}\``);
  const deprecations = deprecationsBetween({ target: target ?? lastVersion(), from: from ?? null });
  if (format === 'json') return print(`${JSON.stringify(deprecations, null, 2)}\n`);
  return print(deprecationTable(deprecations, target ?? null, paintFor(process.stdout, process.env)));
}

function messageOf(error: unknown): string {
  if (error instanceof UsageError) return error.message;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const bug = `this is a bug: ${message.replace(/^this is a bug: /, '')}`;
  if (process.env.DEBUG === name) return `${bug}\n${stack}`;
  return `${bug}; please report it (\`DEBUG=${name}\` shows where it happened)`;
}

/** The reader of the output may stop early, as `head` does. */
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
