import { join } from 'node:path';
import { UsageError } from '../contract/usage-error.ts';
import { kindAt, readTextIfAny } from './files.ts';
import { didYouMean } from './result/did-you-mean.ts';
import { jsonErrorAt } from './result/json-error.ts';
import { readSettings, type Settings, settingNames } from './settings.ts';

/** Stands in the working directory. */
export const configFile = 'catalogue-codemod.config.json';

/** Reads the configuration file of a folder; no settings where there is none. */
export function readConfig(folder: string): Settings {
  const path = join(folder, configFile);
  if (kindAt(path) === null) return {};
  const text = readTextIfAny(path);
  if (text === null) throw new UsageError(`${configFile}: cannot be read`);
  return parseConfig(text);
}

/** Reads the text of a configuration file: an object with the names of the long flags, and `paths`. */
export function parseConfig(text: string): Settings {
  const values = parseObject(text.replace(/^\uFEFF/, ''));
  const unknown = Object.keys(values).find((name) => !settingNames.some((known) => known === name));
  if (unknown !== undefined) {
    throw new UsageError(`${configFile}: unknown key \`${unknown}\`${didYouMean(unknown, settingNames)}`);
  }
  return readSettings(values, (name) => `${configFile}: \`${name}\``);
}

function parseObject(text: string): Record<string, unknown> {
  const error = jsonErrorAt(text);
  if (error) throw new UsageError(`${configFile}:${error.line}:${error.column} unexpected ${error.found}`);
  const value: unknown = JSON.parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new UsageError(`${configFile}: must hold an object, for example \`{ "target": "1.26.0" }\``);
}
