import { join } from 'node:path';
import { writtenAliases } from '../../source/outline/alias-tables.ts';
import { openSource, type SourceFile } from '../../source/source-file.ts';
import { kindAt, readFolder, readTextIfAny } from '../files.ts';
import { type Alias, aliasOf } from './alias.ts';

/** The configuration of bundlers, frameworks, test runners and compilers. */
const configuration =
  /^(?:[\w.-]+\.config\.[cm]?[jt]s|webpack[\w.-]*\.[cm]?[jt]s|\.babelrc|(?:\.babelrc|package|[jt]sconfig[\w.-]*|jest[\w.-]*)\.json)$/;
const setsPaths = /alias|moduleNameMapper|"paths"|"baseUrl"/i;

/**
 * The aliases that the configuration files in a folder define, longest name first, if their names are spelled out and
 * their paths exist. Nothing is executed: a path is built from the strings in its expression.
 */
export function findAliases(folder: string): readonly Alias[] {
  const files = namesIn(folder)
    .filter((name) => configuration.test(name))
    .flatMap((name) => readConfiguration(join(folder, name)) ?? []);
  const found = files.flatMap(writtenAliases).map(({ name, texts }) => {
    const path = texts.map((text) => text.replace('<rootDir>', '.').replace(/\$1$/, ''));
    return aliasOf(plainName(name), join(folder, ...path));
  });
  return found.filter(leadsSomewhere).sort((a, b) => b.name.length - a.name.length);
}

function namesIn(folder: string): readonly string[] {
  try {
    return readFolder(folder).map(({ name }) => name);
  } catch {
    return [];
  }
}

function readConfiguration(path: string): SourceFile | undefined {
  const text = readTextIfAny(path);
  if (text === null || !setsPaths.test(text)) return undefined;
  const opened = openSource(`${path}.ts`, /(?:rc|json)$/.test(path) ? `(${text.replace(/^\uFEFF/, '')})` : text);
  return 'failure' in opened ? undefined : opened;
}

/** Test runners write a name as a pattern: `^@/(.*)$`, with `$1` at the end of its path. */
function plainName(pattern: string): string {
  return pattern
    .replace(/^\^/, '')
    .replace(/\(\.[*+]\)\$?$/, '*')
    .replace(/\\([/.])/g, '$1');
}

function leadsSomewhere({ name, path }: Alias): boolean {
  return !/[()[\]\\|?]/.test(name) && (kindAt(path) !== null || kindAt(`${path}.ts`) !== null);
}
