import { dirname, join, relative } from 'node:path';
import picomatch from 'picomatch';
import { nodesOf } from '../../source/nodes.ts';
import { keyName } from '../../source/pattern.ts';
import { openSource } from '../../source/source-file.ts';
import { readTextIfAny } from '../files.ts';
import { slashed } from '../listing/find-root.ts';

/** What a configuration file says: the literals in it by their path, `formatter.lineWidth`. */
type Said = ReadonlyMap<string, unknown>;
/** A line width; `default` if a formatter is configured without one; undefined if nothing is said. */
type Width = number | 'default' | undefined;

/** Stands for an object. */
const object = {};
/** The default of Prettier and of Biome. */
const usual = 80;
const scripts = ['js', 'cjs', 'mjs', 'ts', 'cts', 'mts'];
const prettierFiles = [
  '.prettierrc',
  ...['json', 'json5', 'yaml', 'yml', 'toml', ...scripts].map((extension) => `.prettierrc.${extension}`),
  ...scripts.map((extension) => `prettier.config.${extension}`),
];

/** The configuration of each formatter: the files that may hold it, and the width that it says. */
const formatters: readonly { readonly files: readonly string[]; widthIn(said: Said): Width }[] = [
  { files: prettierFiles, widthIn: (said) => prettierWidth(said, '') },
  {
    files: ['package.json'],
    widthIn: (said) => (said.get('prettier') === object ? prettierWidth(said, 'prettier.') : undefined),
  },
  { files: ['biome.json', 'biome.jsonc'], widthIn: biomeWidth },
  { files: ['deno.json', 'deno.jsonc'], widthIn: (said) => numberOf(said.get('fmt.lineWidth')) },
  { files: ['dprint.json', '.dprint.json'], widthIn: (said) => numberOf(said.get('lineWidth')) },
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
      const said = text === null ? undefined : saidIn(name, text);
      const width = said && widthIn(said);
      if (width !== undefined) return width;
    }
  }
  return undefined;
}

function prettierWidth(said: Said, within: string): Width {
  return numberOf(said.get(`${within}printWidth`)) ?? (said.has(`${within}...`) ? undefined : 'default');
}

function biomeWidth(said: Said): Width {
  const [all, own] = ['formatter', 'javascript.formatter'];
  if ([all, own].some((one) => said.get(`${one}.enabled`) === false)) return undefined;
  return numberOf(said.get(`${own}.lineWidth`)) ?? numberOf(said.get(`${all}.lineWidth`)) ?? 'default';
}

/** The `max_line_length` of the last section that matches, in the nearest `.editorconfig` that has one. */
function editorWidth(path: string, folder: string): number | undefined {
  const text = readTextIfAny(join(folder, '.editorconfig'));
  const within = slashed(relative(folder, path));
  let section = '';
  let width: number | undefined;
  const lines = text?.split('\n') ?? [];
  for (const line of lines) {
    section = /^\s*\[(.+)\]/.exec(line)?.[1] ?? section;
    const said = /^\s*max_line_length\s*=\s*(\w+)/.exec(line)?.[1];
    const isOwn = said !== undefined && picomatch.isMatch(within, section, { matchBase: true, dot: true });
    if (isOwn) width = numberOf(Number(said));
  }
  const isTop = lines.some((line) => /^\s*root\s*=\s*true/i.test(line));
  return width ?? (isTop ? undefined : above(folder, (parent) => editorWidth(path, parent)));
}

/** What a file of JSON, JavaScript, or simple YAML or TOML says; undefined if it has no object. */
function saidIn(name: string, text: string): Said | undefined {
  const isScript = /\.[cm]?[jt]s$/.test(name);
  const opened = openSource('configuration.ts', isScript ? text : `(${text}\n)`);
  if ('failure' in opened || nodesOf(opened, 'ObjectExpression').length === 0)
    return isScript ? undefined : saidInLines(text);
  const { parentOf } = opened.names;
  const within = (node: Parameters<typeof parentOf>[0]): string => {
    const outer = parentOf(parentOf(node) ?? node);
    return outer?.type === 'ObjectProperty' ? `${within(outer)}${keyName(outer)}.` : '';
  };
  const properties = nodesOf(opened, 'ObjectProperty').map((node): [string, unknown] => {
    const { value } = node;
    return [within(node) + keyName(node), value.type === 'ObjectExpression' ? object : 'value' in value && value.value];
  });
  const spreads = nodesOf(opened, 'SpreadElement').map((node): [string, unknown] => [`${within(node)}...`, undefined]);
  return new Map([...properties, ...spreads]);
}

function saidInLines(text: string): Said | undefined {
  const entries = [...text.matchAll(/^(\w+)[ \t]*[:=][ \t]*(\S+)/gm)];
  return entries.length === 0 ? undefined : new Map(entries.map(([, key = '', value]) => [key, Number(value)]));
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
