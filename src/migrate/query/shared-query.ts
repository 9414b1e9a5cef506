import type * as t from '@babel/types';
import type { AddedParameter, CallSite } from '../../requests/call-site.ts';
import { inlineObject, removeProperties } from '../../requests/edits/object-edit.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { callTaking, isCall } from '../../source/node-kinds.ts';
import { isTarget, keyName, writtenOut } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import type { QueryParameter } from './query-parameter.ts';
import type { GivenQuery, NamedOptions } from './shared-options.ts';

const readingMethods = /^(get|getAll|has|toString|entries|keys|values|forEach)$/;
const readingCalls = /^(URLSearchParams|String|console\.\w+|JSON\.stringify|Object\.(keys|values|entries))$/;

/** Whether a reference to an object only reads it, so that it stays the same. */
export function isOnlyRead({ file, node }: CallSite, reference: t.Node): boolean {
  const { names } = file;
  const parent = names.parentOf(reference);
  switch (parent?.type) {
    case 'SpreadElement':
    case 'TemplateLiteral':
      return true;
    case 'ObjectProperty':
      return isPassedIn(file, names.parentOf(parent));
    case 'ArrayExpression':
      return isPassedIn(file, parent);
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.object === reference && isMemberRead(file, parent);
    case 'CallExpression':
    case 'NewExpression':
      // Example: `get('/a', params)`, if this call is `get('/b', params)`
      return (
        parent.callee !== reference &&
        (isOutside(file, parent.callee, readingCalls) ||
          (isCall(node) && file.textOf(node.callee) === file.textOf(parent.callee)))
      );
    default:
      return false;
  }
}

/** Whether an object literal or a list is, or is inside, an argument of a call. */
function isPassedIn(file: SourceFile, node: t.Node | undefined): boolean {
  if (node?.type !== 'ObjectExpression' && node?.type !== 'ArrayExpression') return false;
  const parent = file.names.parentOf(node);
  if (parent?.type === 'ArrayExpression') return isPassedIn(file, parent);
  if (parent?.type === 'ObjectProperty') return isPassedIn(file, file.names.parentOf(parent));
  return callTaking(file, node) !== undefined;
}

function isMemberRead(file: SourceFile, member: t.MemberExpression | t.OptionalMemberExpression): boolean {
  const parent = file.names.parentOf(member);
  if (parent === undefined || isTarget(member, file.names)) return false;
  if (!isCall(parent) || parent.callee !== member) return !/^(Member|OptionalMember)Expression$/.test(parent.type);
  return member.property.type === 'Identifier' && readingMethods.test(member.property.name);
}

/**
 * Leaves a query that other code reads unchanged, and gives the call one of its own: all of it plus what is added, or
 * the part that is kept. Undefined if that can't be written. `areParams`: it is a `URLSearchParams`.
 */
export function ownQuery(
  { file }: CallSite,
  { node, property, holder, options }: GivenQuery,
  kept: readonly QueryParameter[],
  moved: readonly QueryParameter[],
  added: readonly AddedParameter[],
  areParams = false,
): TextEdit[] | undefined {
  const properties = options === undefined ? [] : propertiesTo(file, options);
  const source = [file.textOf(node), ...properties.map(keyName)].join('.');
  if (moved.length === 0 && added.length === 0) return [];
  const isText = areParams || [...kept, ...moved].some((one) => one.isText);
  if (isText && moved.length > 0) return undefined;
  const pairs = added.map((one) => `${one.name}: ${one.source}`);
  const names = [...new Set(kept.map(({ name }) => name))];
  const own = moved.length === 0 ? [`...${source}`] : names.map((one) => `${one}: ${source}.${one}`);
  if (own.length + pairs.length === 0 && property !== undefined && holder !== undefined)
    return removeProperties(holder, [property]);
  const text = isText ? withPairs(file, source, added) : inlineObject(file, [...own, ...pairs]);
  const value = own.length + pairs.length === 0 ? '{}' : text;
  if (properties.length > 0) {
    if (own.length + pairs.length === 0) return undefined;
    const whole = properties.reduceRight((inner, property, depth) => {
      const others = [file.textOf(node), ...properties.slice(0, depth).map(keyName)].join('.');
      const isAlone = (file.names.parentOf(property) as t.ObjectExpression).properties.length === 1;
      return inlineObject(file, [...(isAlone ? [] : [`...${others}`]), `${keyName(property)}: ${inner}`]);
    }, text);
    return [{ start: startOf(node), end: endOf(node), text: whole }];
  }
  return [{ start: startOf(node), end: endOf(node), text: writtenOut(file.names, node, value) }];
}

/** The properties that lead to the query in options, the outermost first. */
function propertiesTo({ names }: SourceFile, { property, whole }: NamedOptions): readonly t.ObjectProperty[] {
  const found = [property];
  while (names.parentOf(found[0] as t.Node) !== whole)
    found.unshift(names.parentOf(names.parentOf(found[0] as t.Node) as t.Node) as t.ObjectProperty);
  return found;
}

/** A `URLSearchParams` with more parameters. */
function withPairs({ style: { quote } }: SourceFile, source: string, added: readonly AddedParameter[]): string {
  const pairs = added.map((one) => `[${quote}${one.name}${quote}, ${one.source}]`);
  return `new URLSearchParams([...${source}, ${pairs.join(', ')}])`;
}
