import { apiOfRun } from '../contract/api.ts';
import { UsageError } from '../contract/usage-error.ts';
import { parseVersion } from '../contract/versions.ts';
import { readClients } from './configuration/clients-setting.ts';
import { readValues } from './configuration/values-setting.ts';
import { didYouMean } from './result/did-you-mean.ts';

/** The file with the settings, in the working directory or above it. */
export const configFile = 'catalogue-codemod.config.json';

/** The forms a result can be printed in. */
const formats = ['text', 'json', 'sarif', 'markdown', 'github'] as const;

/** Checks a value from the user; `where` names it in the message: `--target`, or a key of the configuration file. */
type Reader<T> = (value: unknown, where: string) => T;

/**
 * The settings that flags and the configuration file share, by the name of the long flag; `alias`, `clients` and
 * `values` have no flag.
 */
const readers = {
  paths: listOf(readText),
  target: readVersion,
  from: readVersion,
  profile: (value, where) => oneOf(Object.keys(apiOfRun().profiles))(value, where),
  format: oneOf(formats),
  ignore: listOf(readText),
  'base-url': listOf(readBaseUrl),
  openapi: readOnce,
  alias: readAliases,
  clients: readClients,
  values: readValues,
} as const satisfies Record<string, Reader<unknown>>;

type SettingName = keyof typeof readers;

/** The given settings, each checked. */
export type Settings = { readonly [Name in SettingName]?: ReturnType<(typeof readers)[Name]> };

export const settingNames = Object.keys(readers) as SettingName[];

/** Checks the settings among `values`; ignores other values. */
export function readSettings(values: Readonly<Record<string, unknown>>, nameOf: (name: string) => string): Settings {
  const given = settingNames.filter((name) => values[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, readers[name](values[name], nameOf(name))]));
}

function readText(value: unknown, where: string): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new UsageError(value === '' ? `${where} needs a value` : `${where} must be a string, not ${kindOf(value)}`);
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function readOnce(value: unknown, where: string): string {
  if (Array.isArray(value)) throw new UsageError(`${where} can be given only once`);
  return readText(value, where);
}

function readVersion(value: unknown, where: string): string {
  return parseVersion(readOnce(value, where), where);
}

function readBaseUrl(value: unknown, where: string): string {
  const text = readText(value, where);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && /^https?:$/.test(url.protocol)) return text;
  throw new UsageError(`${where} must be an address such as \`https://books.example.net\`, not \`${text}\``);
}

/** `{ "@app": "packages/app/src" }` */
function readAliases(value: unknown, where: string): Readonly<Record<string, string>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new UsageError(`${where} must be an object such as \`{ "@app": "src" }\`, not ${kindOf(value)}`);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, path]) => [name, readText(path, `${where} of \`${name}\``)]),
  );
}

function oneOf<const T extends string>(choices: readonly T[]): Reader<T> {
  return (value, where) => {
    if (Array.isArray(value)) throw new UsageError(`${where} can be given only once`);
    const text = readText(value, where);
    const choice = choices.find((candidate) => candidate === text);
    if (choice !== undefined) return choice;
    const list = choices.map((candidate) => `\`${candidate}\``).join(' or ');
    throw new UsageError(`${where} must be ${list}, not \`${text}\`${didYouMean(text, choices)}`);
  };
}

/** A single value counts as a list of one. */
function listOf<T>(read: Reader<T>): Reader<readonly T[]> {
  return (value, where) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value];
    return items.map((item) => read(item, where));
  };
}
