import type { ConditionKind } from '../../contract/profile.ts';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import { inlineObject } from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { operand } from '../../source/operand.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { type ValueSource, valuesOf } from '../query/value-source.ts';
import { authorSource } from './author-condition.ts';
import { blankValue } from './blank-value.ts';
import { splitAtCommas } from './lone-comma.ts';

/** An element of the list of conditions, as source; it may be a spread. `isLone`: no other parameter has its name; `isFree`: it holds free texts. */
export function conditionElement(
  found: Found,
  parameter: QueryParameter,
  [kind, name]: readonly [kind: ConditionKind, name: string],
  { isLone, isFree }: { readonly isLone: boolean; readonly isFree: boolean },
): string | undefined | Refusal {
  const person = kind === 'author' ? authorSource(found, parameter) : undefined;
  if (typeof person === 'object') return person;
  if (person !== undefined) return underGuard(parameter, authorCondition(found.site.file, name, person));
  const read = valuesOf(found, parameter, isLone && kind !== 'author', !/^(flag|released-after)$/.test(kind));
  if ('refused' in read) return read;
  const blank = read.length === 1 && read[0]?.kind === 'one' ? blankValue(found, parameter) : undefined;
  const sent = blank === undefined ? read : [{ kind: 'one', source: blank.source } as const];
  const values = isLone && kind === 'is' ? sent.map((value) => splitAtCommas(found, value, isFree)) : sent;
  const { file, isReactive } = found.site;
  const isLookedAt =
    parameter.guard !== undefined || values.some((value) => value.kind === 'any' || value.kind === 'list');
  if (isReactive && parameter.pieces === undefined && isLookedAt) {
    return refuse(
      'reactive-query',
      `\`${parameter.name}\` may be a ref, which is not to be looked at before the request is sent`,
    );
  }
  const parts = values.map((value) => one(file, kind, name, value));
  const refused = parts.find((part): part is Refusal => typeof part === 'object');
  if (refused !== undefined) return refused;
  const known = parts.filter((part): part is string => typeof part === 'string');
  const [first] = known;
  if (first === undefined) return undefined;
  const element = known.length === 1 ? first : inlineObject(file, [`anyOf: [${known.join(', ')}]`]);
  return underGuard(blank === undefined ? parameter : { ...parameter, guard: blank.test }, element);
}

/** An element of a list that is there only if the parameter is sent. */
export function underGuard({ guard }: QueryParameter, element: string): string {
  if (guard === undefined) return element;
  return `...(${guard} ? [${element.startsWith('...') ? element.slice(3) : element}] : [])`;
}

/** The expression of a parameter that is one text, for `fullTextSearch`. */
export function textSource(found: Found, parameter: QueryParameter): string | undefined | Refusal {
  const values = valuesOf(found, parameter, false);
  if ('refused' in values) return values;
  const [value] = values;
  if (value === undefined) return undefined;
  // Several are sent as one text with commas (semantics §2.7).
  const source = value.kind === 'literal' ? quotedText(found.site.file, value.text) : textOf(found.site.file, value);
  if (parameter.guard === undefined) return source;
  return parameter.guard === source ? `${source} || undefined` : `${parameter.guard} ? ${source} : undefined`;
}

/** One text of a value; a list is sent as one with commas between its items. */
function textOf(file: SourceFile, { kind, source }: Exclude<ValueSource, { kind: 'literal' }>): string {
  return kind === 'list' ? `${operand(source)}.join(${quoted(file, ',')})` : source;
}

/** A text as a literal in the style of a file. */
export function quotedText(file: SourceFile, text: string): string {
  return quoted(file, text.replaceAll('\\', '\\\\').replaceAll(file.style.quote, `\\${file.style.quote}`));
}

/** One condition, or a spread of conditions, for one value; undefined where the value gives none. */
function one(file: SourceFile, kind: ConditionKind, name: string, value: ValueSource): string | undefined | Refusal {
  if (value.kind === 'literal') return literalCondition(file, kind, name, value.text);
  if (kind !== 'is') return expressionCondition(file, kind, name, value);
  const is = (source: string) =>
    named(file, name, [operator(file, 'is'), source === 'value' ? 'value' : `value: ${source}`]);
  if (value.kind === 'one') return is(value.source);
  const list = value.kind === 'list' ? value.source : `[${operand(value.source)} || []].flat()`;
  return inlineObject(file, [`anyOf: ${list}.map((value) => (${is('value')}))`]);
}

/** A condition by its name, its operator and operands given as source. */
export function named(file: SourceFile, name: string, properties: readonly string[]): string {
  return inlineObject(file, [`${name}: ${inlineObject(file, properties)}`]);
}

/** The operator of a condition as source. */
export function operator(file: SourceFile, name: string): string {
  return `operator: ${quoted(file, name)}`;
}

function literalCondition(
  file: SourceFile,
  kind: ConditionKind,
  name: string,
  text: string,
): string | undefined | Refusal {
  switch (kind) {
    case 'is':
      return named(file, name, [operator(file, 'is'), `value: ${quotedText(file, text)}`]);
    case 'flag':
      return named(file, name, [operator(file, /^(true|on|yes|1)$/i.test(text) ? 'isTrue' : 'isFalse')]);
    case 'age-rating':
      return /^-?\d+$/.test(text)
        ? named(file, name, [operator(file, 'is'), `value: ${text}`])
        : named(file, name, [operator(file, 'isNull')]);
    case 'released-after':
      return named(file, name, [operator(file, 'after'), `dateTime: ${quoted(file, `${text}T00:00:00Z`)}`]);
    case 'release-year':
      return /^\d+$/.test(text) ? year(file, name, `${Number(text) - 1}`, `${Number(text) + 1}`) : undefined;
    case 'author':
      return author(file, name, text);
  }
}

function year(file: SourceFile, name: string, before: string, behind: string): string {
  const at = (word: string, text: string) => named(file, name, [operator(file, word), `dateTime: ${text}`]);
  const bounds = [
    at('after', quoted(file, `${before}-12-31T12:00:00Z`)),
    at('before', quoted(file, `${behind}-01-01T12:00:00Z`)),
  ];
  return inlineObject(file, [`allOf: [${bounds.join(', ')}]`]);
}

/** Name and role stand before and after the last comma; without one the value is ignored (semantics §2.3). */
function author(file: SourceFile, name: string, text: string): string | undefined {
  const at = text.lastIndexOf(',');
  if (at < 0) return undefined;
  const person = inlineObject(file, [
    `name: ${quotedText(file, text.slice(0, at).trim())}`,
    `role: ${quotedText(
      file,
      text
        .slice(at + 1)
        .trim()
        .toLowerCase(),
    )}`,
  ]);
  return authorCondition(file, name, person);
}

function authorCondition(file: SourceFile, name: string, person: string): string {
  return named(file, name, [operator(file, 'is'), `value: ${person}`]);
}

function expressionCondition(
  file: SourceFile,
  kind: ConditionKind,
  name: string,
  { kind: certainty, source }: Exclude<ValueSource, { kind: 'literal' }>,
): string | Refusal {
  if (kind === 'age-rating' || kind === 'release-year') return eachOf(file, kind, name, certainty, source);
  if (certainty === 'list') return refuse('query-not-in-sight', `a list of values for \`${name}\` is not followed`);
  const each = conditionOf(file, kind, name, source);
  if (typeof each === 'object' || certainty === 'one') return each;
  const asked = operand(source);
  return `...(${asked} == null || ${asked} === ${quoted(file, '')} ? [] : [${each}])`;
}

/** Conditions for one value or several; a release year that is no number gives none (semantics §2.3). */
function eachOf(
  file: SourceFile,
  kind: ConditionKind,
  name: string,
  certainty: string,
  source: string,
): string | Refusal {
  const list = certainty === 'list' ? source : `[${operand(source)} ?? []].flat()`;
  const valid = kind === 'release-year' ? `${list}.filter((value) => /^\\d+$/.test(String(value)))` : list;
  const each = conditionOf(file, kind, name, 'value');
  return typeof each === 'object' ? each : inlineObject(file, [`anyOf: ${valid}.map((value) => (${each}))`]);
}

/** An expression as a text, where it is none by what it says. */
function asText(source: string): string {
  return /^String\([^()]*\)$/.test(source) ? source : `String(${source})`;
}

function conditionOf(file: SourceFile, kind: ConditionKind, name: string, source: string): string | Refusal {
  const quote = (text: string) => quoted(file, text);
  switch (kind) {
    case 'flag':
      return named(file, name, [
        `operator: /^(true|on|yes|1)$/i.test(${asText(source)}) ? ${quote('isTrue')} : ${quote('isFalse')}`,
      ]);
    case 'released-after':
      return named(file, name, [operator(file, 'after'), `dateTime: \`\${${source}}T00:00:00Z\``]);
    case 'age-rating': {
      const is = inlineObject(file, [operator(file, 'is'), `value: Number(${source})`]);
      const isNull = inlineObject(file, [operator(file, 'isNull')]);
      return inlineObject(file, [`${name}: /^\\d+$/.test(String(${source})) ? ${is} : ${isNull}`]);
    }
    case 'release-year': {
      const at = (word: string, text: string) => named(file, name, [operator(file, word), `dateTime: ${text}`]);
      const bounds = [
        at('after', `\`\${Number(${source}) - 1}-12-31T12:00:00Z\``),
        at('before', `\`\${Number(${source}) + 1}-01-01T12:00:00Z\``),
      ];
      return inlineObject(file, [`allOf: [${bounds.join(', ')}]`]);
    }
    default:
      return refuse('query-not-in-sight', `the value of \`${name}\` has name and role in one text that is not known`);
  }
}
