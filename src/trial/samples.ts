import type * as t from '@babel/types';
import { isOutside } from '../source/names/outside-name.ts';
import { isCall, isMember } from '../source/node-kinds.ts';
import { keyName, memberName } from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { Any } from './language/machine.ts';

/**
 * The arguments of a trial call: `least` leaves out what is optional, and `empty` also uses the least value of each
 * type: an empty list, zero, false.
 */
export type Amount = 'usual' | 'least' | 'empty';

/** A callback for the code under trial; it records its arguments. */
type Recorder = (given: readonly Any[]) => Any;

/** The code of a function and its file. */
interface Code {
  readonly file: SourceFile;
  readonly record: Recorder;
  readonly amount: Amount;
  /** The file that a specifier leads to. */
  open(from: SourceFile, specifier: string): SourceFile | undefined;
}

const deepest = 4;

/** The arguments that a function is called with. */
export function argumentsFor(params: readonly t.Node[], code: Code): Any[] {
  const given = params
    .filter((param) => !(param.type === 'Identifier' && param.name === 'this') && param.type !== 'RestElement')
    .map((param) => sampleOf(param, code));
  const rest = params.find((param) => param.type === 'RestElement');
  if (rest?.type === 'RestElement' && code.amount === 'usual')
    given.push(...asList(sampleOf(rest.argument, code, rest)));
  while (given.length > 0 && given.at(-1) === undefined) given.pop();
  return given;
}

function asList(value: Any): Any[] {
  return Array.isArray(value) ? value : [value];
}

function sampleOf(param: t.Node, code: Code, typed: t.Node = param): Any {
  if (param.type === 'TSParameterProperty') return sampleOf(param.parameter, code);
  if (param.type === 'AssignmentPattern') return code.amount === 'least' ? undefined : byDefault(param, code);
  if (code.amount === 'least' && param.type === 'Identifier' && param.optional) return undefined;
  const type = annotationOf(typed);
  const value = type === undefined ? unknown : ofType(type, nameOf(param), code, 0);
  if (value !== unknown) return value;
  if (param.type === 'ObjectPattern') return ofPattern(param, code);
  return param.type === 'Identifier' ? byUse(param, code) : undefined;
}

const ofLists = /^(map|forEach|filter|join|flatMap|reduce|some|every|find|push)$/;
const ofTexts =
  /^(trim|toLowerCase|toUpperCase|split|replace|replaceAll|startsWith|endsWith|includes|slice|length|padStart)$/;

/** A value for a parameter without a type, based on its use. */
function byUse(param: t.Identifier, { file, amount }: Code): Any {
  const names: string[] = [];
  const { references = [] } = file.names.bindingOf(param) ?? {};
  for (const reference of references) {
    const parent = file.names.parentOf(reference);
    const isRead = parent && isMember(parent) && parent.object === reference;
    if (isRead) names.push(memberName(parent) ?? '');
    else if (parent?.type === 'ForOfStatement' && parent.right === reference) names.push('map');
    else if (parent && isTakenApart(file, parent, reference)) return filtersOf(amount);
  }
  const members = names.filter((name) => name !== '' && !ofTexts.test(name) && !ofLists.test(name));
  if (members.length > 0) return Object.fromEntries(members.map((name) => [name, byName(name) ?? `${name}-x`]));
  if (names.some((name) => ofLists.test(name))) return [`${param.name}1-x`, `${param.name}2-x`];
  return names.length > 0 ? text(param.name) : byName(param.name);
}

/** The query that a client may pass on without a type that says what is in it: of each kind of value that filters have. */
function filtersOf(amount: Amount): Any {
  if (amount === 'least') return { library_id: 'library-x' };
  if (amount === 'empty') return { library_id: [], deleted: false };
  return { library_id: ['Library1-x', 'Library2-x'], age_rating: 13, deleted: true };
}

/** Example: `{ ...filter }`, `Object.entries(filter)`, `new URLSearchParams(filter)` */
function isTakenApart(file: SourceFile, parent: t.Node, reference: t.Node): boolean {
  if (parent.type === 'SpreadElement') return file.names.parentOf(parent)?.type === 'ObjectExpression';
  if (!isCall(parent) || parent.callee === reference) return false;
  return isOutside(file, parent.callee, /^(Object\.(entries|keys|assign)|URLSearchParams)$/);
}

/** The value for an unknown type. */
const unknown = Symbol('unknown');

/** A default shows the type if nothing else does. */
function byDefault({ left, right }: t.AssignmentPattern, code: Code): Any {
  const type = annotationOf(left);
  if (type !== undefined) return ofType(type, nameOf(left), code, 0);
  if (right.type === 'NumericLiteral') return right.value + 1;
  if (right.type === 'BooleanLiteral') return !right.value;
  if (right.type === 'StringLiteral' || right.type === 'Identifier') return undefined;
  if (left.type === 'ObjectPattern') return ofPattern(left, code);
  return undefined;
}

function annotationOf(node: t.Node): t.TSType | undefined {
  const annotation = 'typeAnnotation' in node ? (node.typeAnnotation as t.Node | null | undefined) : undefined;
  return annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
}

function nameOf(node: t.Node): string {
  return node.type === 'Identifier' ? node.name : '';
}

/** The properties that a destructured parameter takes. */
function ofPattern({ properties }: t.ObjectPattern, code: Code): Any {
  const pairs = properties.flatMap((property) => {
    if (property.type === 'RestElement') return [];
    const name = keyName(property);
    const isOptional = property.value.type === 'AssignmentPattern';
    if (name === undefined || (isOptional && code.amount === 'least')) return [];
    return [[name, property.value.type === 'AssignmentPattern' ? byDefault(property.value, code) : byName(name)]];
  });
  return Object.fromEntries(pairs);
}

function ofType(type: t.TSType, name: string, code: Code, depth: number): Any {
  if (depth > deepest) return undefined;
  switch (type.type) {
    case 'TSStringKeyword':
      return text(name);
    case 'TSNumberKeyword':
      return code.amount === 'empty' ? 0 : 3;
    case 'TSBooleanKeyword':
      return code.amount !== 'empty';
    case 'TSLiteralType':
      return 'value' in type.literal ? type.literal.value : text(name);
    case 'TSArrayType':
      return listOf(type.elementType, name, code, depth);
    case 'TSParenthesizedType':
      return ofType(type.typeAnnotation, name, code, depth);
    case 'TSTypeOperator':
      return ofType(type.typeAnnotation, name, code, depth);
    case 'TSUnionType':
      return ofUnion(type, name, code, depth);
    case 'TSTypeLiteral':
      return ofMembers(type.members, code, depth);
    case 'TSFunctionType':
      return (...given: Any[]) => code.record(given);
    case 'TSTupleType':
      return type.elementTypes.map((one) =>
        ofType(one.type === 'TSNamedTupleMember' ? one.elementType : one, name, code, depth + 1),
      );
    case 'TSTypeReference':
      return ofReference(type, name, code, depth);
    case 'TSUndefinedKeyword':
    case 'TSVoidKeyword':
      return undefined;
    case 'TSNullKeyword':
      return null;
    default:
      return depth === 0 ? unknown : byName(name);
  }
}

/** A list of two; if its type says that there may be nothing in a place, the second one is nothing. */
function listOf(item: t.TSType, name: string, code: Code, depth: number): Any {
  if (code.amount === 'empty') return [];
  const type = item.type === 'TSParenthesizedType' ? item.typeAnnotation : item;
  const nothing = type.type === 'TSUnionType' ? type.types.find(isNothing) : undefined;
  const first = ofType(type, `${name}1`, code, depth + 1);
  return [first, ofType(nothing ?? type, `${name}2`, code, depth + 1)];
}

function isNothing({ type }: t.TSType): boolean {
  return type === 'TSUndefinedKeyword' || type === 'TSNullKeyword';
}

function ofUnion({ types }: t.TSUnionType, name: string, code: Code, depth: number): Any {
  const nothing = types.find(isNothing);
  if (nothing !== undefined && code.amount !== 'usual') return nothing.type === 'TSNullKeyword' ? null : undefined;
  const chosen = types.find((one) => !isNothing(one));
  return chosen && ofType(chosen, name, code, depth);
}

function ofMembers(members: readonly t.TSTypeElement[], code: Code, depth: number): Any {
  const pairs = members.flatMap((member) => {
    if (member.type !== 'TSPropertySignature') return [];
    const name = keyName(member);
    const type = annotationOf(member);
    if (name === undefined || type === undefined || (member.optional && code.amount === 'least')) return [];
    return [[name, ofType(type, name, code, depth + 1)]];
  });
  return Object.fromEntries(pairs);
}

function ofReference(type: t.TSTypeReference, name: string, code: Code, depth: number): Any {
  const own = type.typeName.type === 'Identifier' ? type.typeName.name : '';
  const [first, second] = type.typeParameters?.params ?? [];
  if (/^(Array|ReadonlyArray|Iterable)$/.test(own) && first) return listOf(first, name, code, depth);
  if (/^(Partial|Readonly|Required|Omit|Pick|NonNullable)$/.test(own) && first) return ofType(first, name, code, depth);
  if (own === 'Record' && first && second) return ofRecord(first, second, code, depth);
  if (own === 'Set' && first) return new Set([ofType(first, name, code, depth + 1)]);
  if (own === 'Date') return new Date('2024-01-15T00:00:00Z');
  const [declared, file] = declarationOf(code, code.file, own) ?? [];
  const within = { ...code, file: file ?? code.file };
  if (declared?.type === 'TSTypeAliasDeclaration') return ofType(declared.typeAnnotation, name, within, depth + 1);
  if (declared?.type === 'TSInterfaceDeclaration') return ofMembers(declared.body.body, within, depth);
  return depth === 0 ? unknown : byName(name);
}

/** The name of a filter whose values are of a type. */
function filterOf({ type }: t.TSType): string {
  if (type === 'TSBooleanKeyword') return 'deleted';
  return type === 'TSNumberKeyword' ? 'age_rating' : 'library_id';
}

function ofRecord(keys: t.TSType, value: t.TSType, code: Code, depth: number): Any {
  if (keys.type !== 'TSUnionType') {
    if (code.amount === 'least') return {};
    if (/^TS(Any|Unknown)Keyword$/.test(value.type)) return filtersOf(code.amount);
    const kinds = value.type === 'TSUnionType' ? value.types.filter((one) => !isNothing(one)) : [value];
    return Object.fromEntries(kinds.map((one) => [filterOf(one), ofType(one, 'library', code, depth + 1)]));
  }
  const names = keys.types.flatMap((one) =>
    one.type === 'TSLiteralType' && 'value' in one.literal ? [String(one.literal.value)] : [],
  );
  return Object.fromEntries(names.map((name) => [name, ofType(value, name, code, depth + 1)]));
}

/** The declaration of a type: in a file, or in one that it imports the type from. */
function declarationOf(
  code: Code,
  file: SourceFile,
  name: string,
  depth = 0,
): readonly [t.Node, SourceFile] | undefined {
  for (const one of file.tree.program.body) {
    const node = one.type === 'ExportNamedDeclaration' ? one.declaration : one;
    const isType = node?.type === 'TSTypeAliasDeclaration' || node?.type === 'TSInterfaceDeclaration';
    if (isType && node.id.name === name) return [node, file];
    const isFrom = one.type === 'ImportDeclaration' || (one.type === 'ExportNamedDeclaration' && one.source);
    const names = isFrom ? one.specifiers.map((specifier) => ('local' in specifier ? specifier.local.name : '')) : [];
    const source =
      isFrom && one.source && names.includes(name) && depth < deepest ? code.open(file, one.source.value) : undefined;
    if (source !== undefined) return declarationOf(code, source, name, depth + 1);
  }
  return undefined;
}

/** A value for something known only by its name. */
function byName(name: string): Any {
  if (
    /^(page|size|limit|offset|count|n|index|num|number|max|min|year|age|timeout|retries|delay)$|(Size|Count|Number|Page|Index)$/.test(
      name,
    )
  )
    return 3;
  if (/^(is|has|should|only|include|with)[A-Z_]|^(deleted|complete|oneshot|unpaged|asc|desc)$/.test(name)) return true;
  if (/(params|query|filters?|options|opts|config|init|headers|props|body|data|patch|dto|changes)$/i.test(name))
    return undefined;
  if (/(callback|cb|done|next|handler|fn)$/i.test(name)) return undefined;
  if (/(ids|libraries|genres|tags|statuses|authors|names|items|list|values|years|publishers|languages)$/i.test(name))
    return [`${name}1`, `${name}2`];
  return text(name);
}

function text(name: string): string {
  if (/date|day|after|before|since|until/i.test(name)) return '2024-01-15';
  if (/year/i.test(name)) return '2020';
  if (/^(age|ages)/i.test(name)) return '13';
  if (/path|url|uri|endpoint/i.test(name)) return '/api/v1/things';
  return `${name || 'x'}-x`;
}
