import { dirname, join, relative } from 'node:path';
import { isRecord } from '../../contract/json-shape.ts';
import { findAbove } from '../configuration/config-above.ts';
import { readTextIfAny, writeReport } from '../files.ts';
import { slashed } from '../listing/find-root.ts';
import { configFile } from '../settings.ts';
import type { Statement } from './question.ts';

/** The configuration file that a run in a folder reads, or would read. */
export function configPath(folder: string): string {
  return findAbove(folder, configFile) ?? join(folder, configFile);
}

/** Adds settings to the configuration file, which may not exist yet. Returns why it could not, if so. */
export function keepAnswers(folder: string, statements: readonly Statement[]): string | null {
  const path = configPath(folder);
  const text = readTextIfAny(path);
  const known: unknown = text === null ? {} : JSON.parse(text.replace(/^\uFEFF/, ''));
  const moved = statements.map((statement) => inFolder(statement, slashed(relative(dirname(path), folder))));
  const all = moved.reduce(merged, known as Statement);
  const indent = /^[ \t]+/m.exec(text ?? '')?.[0] ?? '  ';
  return writeReport(path, `${JSON.stringify(all, null, indent)}\n`);
}

/** Paths in a configuration file are relative to its own folder. */
function inFolder(statement: Statement, folder: string): Statement {
  const { values } = statement;
  if (folder === '' || typeof values !== 'object' || values === null) return statement;
  const moved = Object.entries(values).map(([glob, texts]) => [`${folder}/${glob}`, texts]);
  return { ...statement, values: Object.fromEntries(moved) };
}

/** Joins two settings: lists are joined, objects are merged, and anything else is replaced. */
function merged(known: Statement, more: Statement): Statement {
  const all: Record<string, unknown> = { ...known };
  for (const [name, value] of Object.entries(more)) {
    const before = all[name];
    if (isRecord(before) && isRecord(value)) all[name] = merged(before, value);
    else if (Array.isArray(value)) all[name] = [...new Set([...[before ?? []].flat(), ...value])];
    else all[name] = value;
  }
  return all;
}
