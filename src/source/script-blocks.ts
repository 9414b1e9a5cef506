/** A range of text; offsets are UTF-16 code units, the end is exclusive. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A range of a file that holds code. */
export interface ScriptBlock extends Stretch {
  /** The file extension for such code, such as `.ts`. */
  readonly extension: string;
  /** Whether it may import; a plain script of a page can't. */
  readonly isModule: boolean;
}

const markup = /\.(?:vue|svelte|astro|html?)$/i;

/** Whether a file is markup with code in it, judged by its name. */
export function hasScriptBlocks(path: string): boolean {
  return markup.test(path);
}

const braces = String.raw`\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}`;
const attributes = `(?:"[^"]*"|'[^']*'|${braces}|[^<>"'{])*`;
/** A comment, a tag whose element holds no tags, or any other tag. What is in quotes or braces is not markup. */
const markupPart = new RegExp(
  String.raw`<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title)(?![\w.:-])(${attributes})>|<[a-z]${attributes}>`,
  'gi',
);

/** The code in a markup file, in source order: script elements, and Astro's frontmatter between its fences. */
export function scriptBlocks(path: string, text: string): readonly ScriptBlock[] {
  const kind = markup.exec(path)?.[0].toLowerCase() ?? '';
  const fence = kind === '.astro' ? fenceOf(text) : undefined;
  const found = fence === undefined ? [] : [fence];
  const parts = new RegExp(markupPart);
  parts.lastIndex = fence === undefined ? 0 : fence.end + 3;
  for (let part = parts.exec(text); part !== null; part = parts.exec(text)) {
    const [, name, given = ''] = part;
    if (name === undefined || given.endsWith('/')) continue;
    const start = parts.lastIndex;
    const closing = text.slice(start).search(new RegExp(`</${name}\\s*>`, 'i'));
    const end = closing < 0 ? text.length : start + closing;
    const block = /^script$/i.test(name) ? readScript(given, kind) : undefined;
    if (block !== undefined && closing >= 0) found.push({ start, end, ...block });
    parts.lastIndex = end;
  }
  return found;
}

/** Astro's code between two `---` lines. */
function fenceOf(text: string): ScriptBlock | undefined {
  const found = /(?<![\s\S])(?:\s|<!--(?:(?!-->)[\s\S])*-->)*---[ \t]*\r?\n([\s\S]*?)^(?=---[ \t]*\r?$)/m.exec(text);
  if (found === null || found.index > 0) return undefined;
  const end = found[0].length;
  return { start: end - (found[1] as string).length, end, extension: '.ts', isModule: true };
}

const codeType = /^(?:module|(?:text|application)\/(?:javascript|ecmascript|typescript|babel|jsx))?$/i;

/**
 * What the attributes of a script element say about its code; undefined if it is an external script, data or a
 * template.
 */
function readScript(given: string, kind: string): Pick<ScriptBlock, 'extension' | 'isModule'> | undefined {
  const attribute = (name: string): string | undefined =>
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
      .exec(given)
      ?.slice(1)
      .find(Boolean);
  const type = attribute('type') ?? '';
  const lang = attribute('lang') ?? (kind === '.astro' || /typescript/i.test(type) ? 'ts' : 'js');
  const extension = /^[jt]sx?$/i.test(lang) ? `.${lang}` : { typescript: '.ts', javascript: '.js' }[lang.toLowerCase()];
  if (attribute('src') !== undefined || !codeType.test(type) || extension === undefined) return undefined;
  return { extension: extension.toLowerCase(), isModule: !kind.startsWith('.htm') || type === 'module' };
}

/** Blanks the text outside the given ranges, so that all offsets and lines stay the same. */
export function blankOutside(text: string, kept: readonly Stretch[]): string {
  const blank = (part: string): string => part.replace(/[^\r\n\u2028\u2029]/g, ' ');
  let output = '';
  for (const { start, end } of kept) output += blank(text.slice(output.length, start)) + text.slice(start, end);
  return output + blank(text.slice(output.length));
}

/** The text between some blocks, without comments and styles. */
export function markupBetween(text: string, blocks: readonly Stretch[]): readonly Stretch[] {
  const kept: Stretch[] = [];
  const comments = [...text.matchAll(/<!--[\s\S]*?(?:-->|$)|<style\b[\s\S]*?<\/style/gi)].map((found) => ({
    start: found.index,
    end: found.index + found[0].length,
  }));
  let at = 0;
  for (const { start, end } of [...blocks, ...comments].sort((a, b) => a.start - b.start)) {
    if (start > at) kept.push({ start: at, end: start });
    at = Math.max(at, end);
  }
  return [...kept, { start: at, end: text.length }];
}
