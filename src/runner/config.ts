import { dirname, relative } from 'node:path';
import { isRecord, type JsonRecord } from '../contract/json-shape.ts';
import { UsageError } from '../contract/usage-error.ts';
import { findAbove, fromBelow } from './configuration/config-above.ts';
import { readTextIfAny } from './files.ts';
import { slashed } from './listing/find-root.ts';
import { didYouMean } from './result/did-you-mean.ts';
import { jsonErrorAt } from './result/json-error.ts';
import { configFile, readSettings, type Settings, settingNames } from './settings.ts';

/** For editors; a run ignores it. */
const schemaKey = '$schema';

/** Reads the configuration file of a folder or of the nearest one above it; returns no settings if there is none. */
export function readConfig(folder: string): Settings {
  const path = findAbove(folder, configFile);
  if (path === undefined) return {};
  const shown = slashed(relative(folder, path));
  const text = readTextIfAny(path);
  if (text === null) throw new UsageError(`${shown}: cannot be read`);
  return fromBelow(parseConfig(text, shown), dirname(path), folder);
}

/** Parses the text of a configuration file: an object with the names of the long flags, and `paths`. */
export function parseConfig(text: string, file = configFile): Settings {
  const { [schemaKey]: _, ...values } = parseObject(text.replace(/^\uFEFF/, ''), file);
  const unknown = Object.keys(values).find((name) => !settingNames.some((known) => known === name));
  if (unknown !== undefined) {
    const known = settingNames.map((name) => `\`${name}\``).join(', ');
    const advice = didYouMean(unknown, [...settingNames, schemaKey]) || `; the keys are ${known}`;
    throw new UsageError(`${file}: unknown key \`${unknown}\`${advice}`);
  }
  return readSettings(values, (name) => `${file}: \`${name}\``);
}

function parseObject(text: string, file: string): JsonRecord {
  const error = jsonErrorAt(text);
  if (error) throw new UsageError(`${file}:${error.line}:${error.column} unexpected ${error.found}`);
  const value: unknown = JSON.parse(text);
  if (isRecord(value)) return value;
  throw new UsageError(`${file}: must hold an object, for example \`{ "target": "1.26.0" }\``);
}
