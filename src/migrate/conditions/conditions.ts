import type { ConditionKind } from '../../contract/profile.ts';
import { type Refusal, refuse } from '../../requests/call-site.ts';
import { inlineObject } from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { asTest, operand } from '../../source/operand.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { isTrueAt } from '../../values/flow/under-test.ts';
import { isOnly } from '../../values/types/value-kinds.ts';
import type { Found } from '../migration.ts';
import type { QueryParameter } from '../query/query-parameter.ts';
import { kindsOf, mayNotBeThere, type ValueSource, valuesOf } from '../query/value-source.ts';
import { author, authorFor } from './author-condition.ts';
import { blankResult, blankValue, freeText, valueNode } from './blank-value.ts';
import { anyOf, type Condition, condition, named, operator, quotedText, under } from './condition.ts';
import { originOf, splitAtCommas, typeOf } from './lone-comma.ts';
import { namedAsOne } from './named-as-one.ts';

/**
 * The condition for a query parameter. `isLone`: no other parameter has its name; `isFree`: it holds free text; `isAny`:
 * its name does not say whether it is a single value.
 */
export function conditionFor(
  found: Found,
  parameter: QueryParameter,
  [kind, name]: readonly [kind: ConditionKind, name: string],
  { isLone, isFree, isAny }: { readonly isLone: boolean; readonly isFree: boolean; readonly isAny: boolean },
): Condition | undefined | Refusal {
  const person = kind === 'author' ? authorFor(found, parameter, name) : undefined;
  if (person !== undefined) return person;
  const read = valuesOf(found, parameter, isLone && kind !== 'author', !/^(flag|after-date)$/.test(kind));
  if ('refused' in read) return read;
  const kinds = parameter.value && kindsOf(found, parameter.value.node);
  if (kinds?.has('date')) return asDate(parameter);
  const only = read.length === 1 && read[0]?.kind === 'one' ? read[0] : undefined;
  const isSure = isSureText(found, parameter);
  const blank = only && blankIn(found, parameter, kind, only.source, isSure);
  const sent = blank === undefined ? read : [{ kind: 'one', source: blank.source, kinds: only?.kinds } as const];
  const isSplit = isLone && /^(is|number-or-none|in-year)$/.test(kind);
  const parted = isSplit ? sent.map((value) => splitAtCommas(found, parameter, value, isFree || kind !== 'is')) : sent;
  const values = parted.map((value) => {
    const single = isLone && kind === 'is' && !isAny ? namedAsOne(found, parameter, value) : value;
    return isSure && single !== value ? { ...single, guard: undefined } : single;
  });
  const { file, isReactive } = found.site;
  const isLookedAt =
    parameter.guard !== undefined ||
    values.some((value) => value.kind !== 'literal' && (value.kind !== 'one' || value.guard !== undefined));
  if (isReactive && parameter.pieces === undefined && isLookedAt) {
    return refuse(
      'reactive-query',
      `\`${parameter.name}\` may be a ref, which must not be read before the request is sent; change the call by hand`,
    );
  }
  const parts = values.map((value) => one(file, kind, name, value, parameter.guard));
  const refused = parts.find((part): part is Refusal => part !== undefined && 'refused' in part);
  if (refused !== undefined) return refused;
  const joined = anyOf(
    file,
    parts.filter((part): part is Condition => part !== undefined),
  );
  return joined && under(blank === undefined ? parameter.guard : blank.test, joined);
}

/** What is sent of a date is decided by the code that turns it into text, which the new request does without. */
function asDate({ name }: QueryParameter): Refusal {
  return refuse(
    'date-as-text',
    `\`${name}\` may be a \`Date\`, and other code turns it into a string; pass a string such as \`2024-01-15\``,
  );
}

/** The test that a value is not blank, if it may be any string, or if the code shows that it may be blank. */
function blankIn(
  found: Found,
  parameter: QueryParameter,
  kind: ConditionKind,
  source: string,
  isSure: boolean,
): ReturnType<typeof blankValue> {
  const { file, node } = found.site;
  const isText = kind === 'flag' && parameter.guard === undefined && typeOf(file, source, node) === 'text';
  if (isText) return { test: source, source };
  return (
    blankValue(found, parameter) ??
    (isSure ? undefined : freeText(found, parameter)) ??
    blankResult(found, parameter, source)
  );
}

/** Whether the code shows that a value is a text that is there and not blank. */
function isSureText(found: Found, parameter: QueryParameter): boolean {
  const node = parameter.guard === undefined ? valueNode(found, parameter) : undefined;
  if (node !== undefined && isTrueAt(node, { ...found.site.url, node: found.site.node })) return true;
  return node?.type === 'Identifier' && originOf(found, parameter) === 'key' && !mayNotBeThere(found, node);
}

/** The expression for a parameter that is a single string, for `fullTextSearch`. */
export function textSource(found: Found, parameter: QueryParameter): string | undefined | Refusal {
  const values = valuesOf(found, parameter, false);
  if ('refused' in values) return values;
  const [value] = values;
  if (value === undefined) return undefined;
  // Several values are sent as one string with commas (semantics §2.7).
  const source = value.kind === 'literal' ? quotedText(found.site.file, value.text) : textOf(found.site.file, value);
  // A blank or absent string searches for nothing, as before (semantics §2.3).
  const isSaid = parameter.guard === undefined || parameter.guard === source;
  if (!isSaid) return `${asTest(parameter.guard ?? source)} ? ${source} : undefined`;
  const kinds = parameter.value === undefined ? undefined : kindsOf(found, parameter.value.node);
  const mayBeNull = (value.kind === 'one' ? (value.kinds ?? kinds) : undefined)?.has('null') === true;
  return mayBeNull ? `${operand(source)} ?? undefined` : source;
}

/** A value as a single string; a list is joined with commas. */
function textOf(file: SourceFile, { kind, source }: Exclude<ValueSource, { kind: 'literal' }>): string {
  return kind === 'list' ? `${operand(source)}.join(${quoted(file, ',')})` : source;
}

/** The condition or conditions for one value, which is sent under a test; undefined if there are none. */
function one(
  file: SourceFile,
  kind: ConditionKind,
  name: string,
  value: ValueSource,
  test: string | undefined,
): Condition | undefined | Refusal {
  if (value.kind === 'literal') {
    const source = literalCondition(file, kind, name, value.text);
    return source === undefined ? undefined : condition(source);
  }
  if (kind !== 'is') return expressionCondition(file, kind, name, value);
  const is = (source: string) =>
    named(file, name, [operator(file, 'is'), source === 'value' ? 'value' : `value: ${source}`]);
  if (value.kind === 'one') return under(value.guard, condition(is(value.source)));
  const isThere = tested(test).some((part) => [value.source, `${value.source}.length`].includes(part));
  return eachValue(value, isThere ? undefined : '||', is('value'), mayHoldBlank(name, value) ? '.filter(Boolean)' : '');
}

/** Whether a list may hold a blank string, which is not a filter if it is alone; ids are never blank. */
function mayHoldBlank(name: string, { source, kinds }: Expression): boolean {
  return kinds?.has('texts') === true && !/Id$/.test(name) && !/\.filter\(Boolean\)$/.test(source);
}

/** What a test says of several values: `a` and `a.length` in `a && a.length`. */
function tested(test = ''): readonly string[] {
  return test.includes('||') ? [] : test.split(' && ').map((part) => part.replace('?.', '.'));
}

/** A condition for each item of a list, or of a value that may be a list; `or`: how to write `[]` for one that may be absent. */
function eachValue(
  { kind, source, guard }: Expression,
  or: '||' | '??' | undefined,
  each: string,
  filter = '',
): Condition {
  const isSure = kind === 'one' || or === undefined;
  const list = kind === 'list' ? operand(source) : isSure ? `[${source}]` : `[${operand(source)} ${or} []]`;
  const flat = kind === 'any' ? `${list}.flat()` : list;
  return { source: `${flat}${filter}.map((value) => (${each}))`, isEach: true, guard };
}

type Expression = Exclude<ValueSource, { kind: 'literal' }>;

function literalCondition(file: SourceFile, kind: ConditionKind, name: string, text: string): string | undefined {
  switch (kind) {
    case 'is':
      return named(file, name, [operator(file, 'is'), `value: ${quotedText(file, text)}`]);
    case 'flag':
      return named(file, name, [operator(file, /^(true|on|yes|1)$/i.test(text) ? 'isTrue' : 'isFalse')]);
    case 'number-or-none':
      return /^-?\d+$/.test(text)
        ? named(file, name, [operator(file, 'is'), `value: ${text}`])
        : named(file, name, [operator(file, 'isNull')]);
    case 'after-date':
      return named(file, name, [operator(file, 'after'), `dateTime: ${quoted(file, `${text}T00:00:00Z`)}`]);
    case 'in-year':
      return /^\d+$/.test(text) ? year(file, name, Number(text)) : undefined;
    case 'author':
      return author(file, name, text);
  }
}

/** A date has a year from 0 to 9999: the first and the last give a condition that nothing meets. */
function year(file: SourceFile, name: string, value: number): string {
  const padded = (one: number) => String(Math.min(Math.max(one, 0), 9999)).padStart(4, '0');
  const [before, behind] = [value - 1, value + 1].map(padded);
  return between(file, name, quoted(file, `${before}-12-31T12:00:00Z`), quoted(file, `${behind}-01-01T12:00:00Z`));
}

/** The condition that a date is after one and before another. */
function between(file: SourceFile, name: string, after: string, before: string): string {
  const at = (word: string, text: string) => named(file, name, [operator(file, word), `dateTime: ${text}`]);
  return inlineObject(file, [`allOf: [${at('after', after)}, ${at('before', before)}]`]);
}

function expressionCondition(
  file: SourceFile,
  kind: ConditionKind,
  name: string,
  value: Expression,
): Condition | Refusal {
  const { source } = value;
  if (kind === 'number-or-none' || kind === 'in-year') return numberCondition(file, kind, name, value);
  if (value.kind === 'list')
    return refuse('query-unknown', `can't turn a list of \`${name}\` values into a condition; write it by hand`);
  const isFlag =
    kind === 'flag' && value.kinds?.has('boolean') === true && isOnly(value.kinds, 'boolean', 'absent', 'null');
  const each = isFlag ? truth(file, name, source) : conditionOf(file, kind, name, source);
  if (typeof each === 'object') return each;
  const asked = operand(source);
  const guard = value.kind === 'one' ? value.guard : `${asked} != null && ${asked} !== ${quoted(file, '')}`;
  return under(guard, condition(each));
}

/** A condition that is true or false, depending on a value. */
function truth(file: SourceFile, name: string, source: string): string {
  return named(file, name, [`operator: ${asTest(source)} ? ${quoted(file, 'isTrue')} : ${quoted(file, 'isFalse')}`]);
}

/**
 * The conditions for a number or a year. Any other text asks for entries without such a number, and gives no condition
 * for a year (semantics §2.3).
 */
function numberCondition(
  file: SourceFile,
  kind: 'number-or-none' | 'in-year',
  name: string,
  value: Expression,
): Condition | Refusal {
  const isNumber = value.kinds !== undefined && isOnly(value.kinds, 'number', 'absent', 'null');
  const isAlone = value.kind === 'one' && (isNumber || kind === 'number-or-none');
  const of = isAlone ? value.source : 'value';
  const each =
    isNumber && kind === 'number-or-none'
      ? named(file, name, [operator(file, 'is'), `value: ${of}`])
      : conditionOf(file, kind, name, of, isNumber);
  if (typeof each === 'object') return each;
  if (isAlone) return under(value.guard, condition(each));
  // A blank text is not sent as a filter.
  const isText = value.kinds?.has('texts') ?? value.kind === 'any';
  const notBlank = isText ? `.filter((value) => value !== ${quoted(file, '')})` : '';
  return eachValue(
    value,
    '??',
    each,
    kind === 'in-year' ? '.filter((value) => /^\\d+$/.test(String(value)))' : notBlank,
  );
}

/** An expression as a string, wrapped in `String(…)` unless it already is one. */
function asText(source: string): string {
  return /^String\([^()]*\)$/.test(source) ? source : `String(${source})`;
}

function conditionOf(
  file: SourceFile,
  kind: ConditionKind,
  name: string,
  source: string,
  isNumber = false,
): string | Refusal {
  const quote = (text: string) => quoted(file, text);
  switch (kind) {
    case 'flag':
      return named(file, name, [
        `operator: /^(true|on|yes|1)$/i.test(${asText(source)}) ? ${quote('isTrue')} : ${quote('isFalse')}`,
      ]);
    case 'after-date':
      return named(file, name, [operator(file, 'after'), `dateTime: \`\${${source}}T00:00:00Z\``]);
    case 'number-or-none': {
      const is = inlineObject(file, [operator(file, 'is'), `value: Number(${source})`]);
      const isNull = inlineObject(file, [operator(file, 'isNull')]);
      return inlineObject(file, [`${name}: /^\\d+$/.test(String(${source})) ? ${is} : ${isNull}`]);
    }
    case 'in-year': {
      const value = isNumber ? operand(source) : `Number(${source})`;
      const padded = (one: string) => `\${String(${one}).padStart(4, ${quote('0')})}`;
      const [after, before] = [
        `${padded(`Math.max(${value} - 1, 0)`)}-12-31T12:00:00Z`,
        `${padded(`Math.min(${value} + 1, 9999)`)}-01-01T12:00:00Z`,
      ];
      return between(file, name, `\`${after}\``, `\`${before}\``);
    }
    default:
      return refuse(
        'query-unknown',
        `can't split \`${name}\` into name and role, as its value is not known here; write the condition by hand`,
      );
  }
}
