import { dirname, join, relative } from 'node:path';
import type * as t from '@babel/types';
import picomatch from 'picomatch';
import { isRecord, type JsonRecord } from '../../contract/json-shape.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName } from '../../source/pattern.ts';
import { endOf, openSource, startOf } from '../../source/source-file.ts';
import { readTextIfAny } from '../files.ts';
import { slashed } from '../listing/find-root.ts';

/** A line width; `default` if a formatter is configured without one; undefined if nothing is said. */
type Width = number | 'default' | undefined;

/** The default of Prettier and of Biome. */
const usual = 80;
const scripts = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts'];
const prettierFiles = [
  '.prettierrc',
  ...['json', 'json5', 'yaml', 'yml', 'toml', ...scripts].map((extension) => `.prettierrc.${extension}`),
  ...scripts.map((extension) => `prettier.config.${extension}`),
];

/** The configuration of each formatter: the files that may hold it, and the width that it says. */
const formatters: readonly { readonly files: readonly string[]; widthIn(data: JsonRecord): Width }[] = [
  { files: prettierFiles, widthIn: prettierWidth },
  { files: ['package.json'], widthIn: ({ prettier }) => (isRecord(prettier) ? prettierWidth(prettier) : undefined) },
  { files: ['biome.json', 'biome.jsonc'], widthIn: biomeWidth },
  { files: ['deno.json', 'deno.jsonc'], widthIn: ({ fmt }) => (isRecord(fmt) ? numberOf(fmt.lineWidth) : undefined) },
  { files: ['dprint.json', '.dprint.json'], widthIn: ({ lineWidth }) => numberOf(lineWidth) },
];

/**
 * The line widths that Prettier, Biome, Deno, dprint or `.editorconfig` are set to, by the path of a file: what the
 * nearest folder says. Their configuration is read as data; nothing is executed.
 */
export function openLineWidths(cwd: string): (path: string) => number | undefined {
  const known = new Map<string, Width>();
  const widthIn = (folder: string): Width => {
    const found = known.has(folder) ? known.get(folder) : (formatterWidth(folder) ?? above(folder, widthIn));
    known.set(folder, found);
    return found;
  };
  return (path) => {
    const absolute = join(cwd, path);
    const width = widthIn(dirname(absolute));
    return typeof width === 'number' ? width : (editorWidth(absolute, dirname(absolute)) ?? (width && usual));
  };
}

function above<T>(folder: string, ask: (folder: string) => T): T | undefined {
  const parent = dirname(folder);
  return parent === folder ? undefined : ask(parent);
}

function formatterWidth(folder: string): Width {
  for (const { files, widthIn } of formatters) {
    for (const name of files) {
      const text = readTextIfAny(join(folder, name));
      const data = text === null ? undefined : dataOf(name, text);
      const width = data && widthIn(data);
      if (width !== undefined) return width;
    }
  }
  return undefined;
}

function prettierWidth(data: JsonRecord): Width {
  return numberOf(data.printWidth) ?? ('...' in data ? undefined : 'default');
}

function biomeWidth({ formatter, javascript }: JsonRecord): Width {
  const own = isRecord(javascript) && isRecord(javascript.formatter) ? javascript.formatter : {};
  const all = isRecord(formatter) ? formatter : {};
  if (all.enabled === false || own.enabled === false) return undefined;
  return numberOf(own.lineWidth) ?? numberOf(all.lineWidth) ?? 'default';
}

/** The `max_line_length` of the last section that matches, in the nearest `.editorconfig` that has one. */
function editorWidth(path: string, folder: string): number | undefined {
  const text = readTextIfAny(join(folder, '.editorconfig'));
  const within = slashed(relative(folder, path));
  let section = '';
  let width: number | undefined;
  for (const line of text?.split('\n') ?? []) {
    section = /^\s*\[(.+)\]/.exec(line)?.[1] ?? section;
    const said = /^\s*max_line_length\s*=\s*(\w+)/.exec(line)?.[1];
    const isOwn = said !== undefined && picomatch.isMatch(within, section, { matchBase: true, dot: true });
    if (isOwn) width = numberOf(Number(said));
  }
  const isTop = text !== null && /^\s*root\s*=\s*true/im.test(text);
  return width ?? (isTop ? undefined : above(folder, (parent) => editorWidth(path, parent)));
}

/** The data in a file of JSON, of JavaScript, or of simple YAML or TOML; undefined if it can't be seen. */
function dataOf(name: string, text: string): JsonRecord | undefined {
  const isScript = /\.[cm]?[jt]s$/.test(name);
  const opened = openSource('configuration.ts', isScript ? text : `(${text}\n)`);
  const objects = 'failure' in opened ? [] : nodesOf(opened, 'ObjectExpression');
  if (objects.length === 0) return isScript ? undefined : linesAsData(text);
  const outermost = objects.filter(
    (one) => !objects.some((other) => startOf(other) < startOf(one) && endOf(one) < endOf(other)),
  );
  return Object.assign({}, ...outermost.map(writtenIn));
}

function writtenIn(node: t.Node): unknown {
  if (node.type === 'NumericLiteral' || node.type === 'BooleanLiteral') return node.value;
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.map((one) =>
      one.type === 'ObjectProperty' ? [keyName(one) ?? '...', writtenIn(one.value)] : ['...', undefined],
    ),
  );
}

function linesAsData(text: string): JsonRecord | undefined {
  const entries = [...text.matchAll(/^(\w+)[ \t]*[:=][ \t]*(\S+)/gm)].map(([, key, value]) => [key, Number(value)]);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
