import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { keyName, memberName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { endOf, type SourceFile } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { isExported } from '../../values/declared/exports.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { literalsOf } from '../../values/types/known-members.ts';
import { overloadsOf } from '../../values/types/signatures-to-fit.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { CallSite, MethodChange } from '../call-site.ts';
import { quoted } from '../edits/respell.ts';
import { calleesOf } from '../wrappers/sending.ts';

/** A type, and the file that contains it. */
export interface TypePlace {
  readonly node: t.Node;
  readonly file: SourceFile;
}

/**
 * The source of the type of a parameter for the method in a function of the code base, if it lists `from` but not `to`,
 * and can't be edited with the call: the compiler then refuses the new method.
 */
export function typeWithout(evaluator: Evaluator, site: CallSite, change: MethodChange): string | undefined {
  const found = typesWithout(evaluator, site, change).find((place) => !isWidened(place, site.file, change));
  return found?.file.textOf(found.node).replace(/\s+/g, ' ');
}

/** The edits that add the new method to such types, if they are in the file of the call, in the case in which the call passes it. */
export function widenedTypes(
  evaluator: Evaluator,
  site: CallSite,
  change: MethodChange | undefined,
  edits: readonly TextEdit[],
): readonly TextEdit[] {
  if (change === undefined) return [];
  const lower = change.to.toLowerCase();
  const isLower = edits.some(({ text }) => text === lower);
  const places = typesWithout(evaluator, site, change);
  if (!places.every((place) => isWidened(place, site.file, change))) return [];
  return places.map((place) => withMethod(place, change, isLower ? lower : change.to));
}

/** The same for a function that gains a parameter for a body, in the file of the function. */
export function widenedFor(
  evaluator: Evaluator,
  place: Place<FunctionNode>,
  change: MethodChange,
): readonly TextEdit[] {
  return typesOf(evaluator, place, change)
    .filter((type) => isWidened(type, place.file, change))
    .map((type) => withMethod(type, change, change.to));
}

function withMethod({ node, file }: TypePlace, { from }: MethodChange, method: string): TextEdit {
  // Behind the old one, so that `'GET' | 'PUT'` can get two more.
  const at = endOf(literalsOf(node).find(({ value }) => value.toUpperCase() === from) ?? node);
  return { start: at, end: at, text: ` | ${quoted(file, method)}` };
}

function typesWithout(evaluator: Evaluator, site: CallSite, change: MethodChange): readonly TypePlace[] {
  if (!('callee' in site.node)) return [];
  const call = { node: site.node, file: site.file, env: undefined };
  const places = calleesOf(evaluator, call).flatMap(({ place }) => typesOf(evaluator, place, change));
  return [...new Map(places.map((place) => [place.node, place])).values()];
}

/** The types of the method in the parameters of a function that list `from` but not `to`. */
function typesOf(
  evaluator: Evaluator,
  { node, file }: Place<FunctionNode>,
  { from, to }: MethodChange,
): readonly TypePlace[] {
  const own = node.params.flatMap((param) => methodTypes(evaluator, { node: annotationOf(param), file }));
  const overloads = overloadsOf(file, node).flatMap(({ params }) => params);
  const listed = overloads.flatMap((param) => methodTypes(evaluator, { node: annotationOf(param), file }));
  // The compiler looks for one that fits.
  const isTaken = listed.some((one) => literalsOf(one.node).some(({ value }) => value.toUpperCase() === to));
  return (isTaken ? own : [...own, ...listed]).filter((type) => {
    const methods = literalsOf(type.node).map(({ value }) => value.toUpperCase());
    return methods.includes(from) && !methods.includes(to);
  });
}

/** Whether a type can list one more method without a change of meaning for anything but values of that type. */
function isWidened({ node, file }: TypePlace, own: SourceFile, { from }: MethodChange): boolean {
  if (file !== own) return false;
  const parent = file.names.parentOf(node);
  // An overload for calls without a body does not take one.
  const param = parent && file.names.parentOf(parent);
  const holder = param && file.names.parentOf(param);
  if (from === 'GET' && holder !== undefined && /^TSDeclare/.test(holder.type)) return false;
  if (parent?.type === 'TSTypeAnnotation') return true;
  if (parent?.type !== 'TSTypeAliasDeclaration' || isExported(file, parent.id.name)) return false;
  return isOnlyTypeOf(file, parent.id);
}

/** Whether a type is only that of names: `Record<Method, string>` must have one more member if it lists one more. */
function isOnlyTypeOf(file: SourceFile, id: t.Identifier): boolean {
  const uses = file.names.bindingOf(id)?.typeReferences ?? [];
  return uses.every((use) => isTypeOfName(file, use));
}

function isTypeOfName(file: SourceFile, use: t.Node): boolean {
  const reference = file.names.parentOf(use);
  return reference?.type === 'TSTypeReference' && file.names.parentOf(reference)?.type === 'TSTypeAnnotation';
}

/** Whether an enum or a table can have one more member: the file only reads its members, and names types by it. */
export function canBeExtended(file: SourceFile, table: t.Node): boolean {
  const binding = table.type === 'Identifier' ? file.names.bindingOf(table) : undefined;
  if (binding === undefined || isExported(file, binding.name)) return false;
  return [...binding.references, ...binding.typeReferences].every((use) => {
    const parent = file.names.parentOf(use);
    if (parent !== undefined && isMember(parent)) return parent.object === use && !parent.computed;
    const alias = parent?.type === 'TSTypeQuery' ? aliasAround(file, parent) : undefined;
    return (
      isTypeOfName(file, use) || (alias !== undefined && !isExported(file, alias.name) && isOnlyTypeOf(file, alias))
    );
  });
}

/** The name of the type whose declaration contains a type. */
function aliasAround({ names }: SourceFile, type: t.Node): t.Identifier | undefined {
  let outer: t.Node | undefined = type;
  while (outer?.type.startsWith('TS') && outer.type !== 'TSTypeAliasDeclaration') outer = names.parentOf(outer);
  return outer?.type === 'TSTypeAliasDeclaration' ? outer.id : undefined;
}

/** The type that a parameter or a member is given. */
export function annotationOf(param: t.Node): t.Node | undefined {
  const target = withoutDefault(param);
  const annotation = 'typeAnnotation' in target ? target.typeAnnotation : undefined;
  return annotation && typeof annotation === 'object' && 'typeAnnotation' in annotation
    ? (annotation.typeAnnotation as t.Node)
    : undefined;
}

/** The type of the member of an object type for the property that has a value. */
export function memberType(
  evaluator: Evaluator,
  type: TypePlace,
  { names }: SourceFile,
  value: t.Node,
): TypePlace | undefined {
  const property = names.parentOf(value);
  const name = property?.type === 'ObjectProperty' ? keyName(property) : undefined;
  return name === undefined ? undefined : memberOfType(evaluator, type, name);
}

/** The type of a member of an object type. */
export function memberOfType(evaluator: Evaluator, type: TypePlace, name: string): TypePlace | undefined {
  const known = declaredTypeOf(evaluator, type);
  const member = membersOf(known.node).find((one) => one.type === 'TSPropertySignature' && keyName(one) === name);
  const own = member && annotationOf(member);
  return own && { node: own, file: known.file };
}

/** A type that lists strings, or those of the members of an object type. */
function methodTypes(
  evaluator: Evaluator,
  { node, file }: { node: t.Node | undefined; file: SourceFile },
): TypePlace[] {
  if (node === undefined) return [];
  const known = declaredTypeOf(evaluator, { node, file });
  if (literalsOf(known.node).length > 0) return [known];
  return membersOf(known.node)
    .filter((member) => member.type === 'TSPropertySignature')
    .flatMap((member) => methodTypes(evaluator, { node: annotationOf(member), file: known.file }));
}

function membersOf(node: t.Node): readonly t.Node[] {
  if (node.type === 'TSTypeLiteral') return node.members;
  if (node.type === 'TSInterfaceDeclaration') return node.body.body;
  return node.type === 'TSIntersectionType' ? node.types.flatMap(membersOf) : [];
}

/** The declaration of a type name, in its file or the one it is imported from. */
export function declaredTypeOf(evaluator: Evaluator, place: TypePlace): TypePlace {
  const { node, file } = place;
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return place;
  const { name } = node.typeName;
  for (const statement of file.tree.program.body) {
    const found = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (found?.type === 'TSTypeAliasDeclaration' && found.id.name === name)
      return declaredTypeOf(evaluator, { node: found.typeAnnotation, file });
    if (found?.type === 'TSInterfaceDeclaration' && found.id.name === name) return { node: found, file };
    const isImported =
      found?.type === 'ImportDeclaration' && found.specifiers.some((specifier) => specifier.local.name === name);
    const other = isImported ? evaluator.open(file, found.source.value) : undefined;
    if (other !== undefined && other !== file) return declaredTypeOf(evaluator, { node, file: other });
  }
  return place;
}

/** Whether a type says that a member of a parameter is no function: `spec.query` for `spec: { query?: Record<string, string> }`. */
export function isDeclaredData(file: SourceFile, evaluator: Evaluator, node: t.Node): boolean {
  const name = isMember(node) ? memberName(node) : undefined;
  const object = isMember(node) && node.object.type === 'Identifier' ? file.names.bindingOf(node.object) : undefined;
  const type = object?.kind === 'param' ? annotationOf(object.identifier) : undefined;
  const member = type && name !== undefined ? memberOfType(evaluator, { node: type, file }, name) : undefined;
  return member !== undefined && isDataType(evaluator, member);
}

function isDataType(evaluator: Evaluator, type: TypePlace): boolean {
  const { node, file } = declaredTypeOf(evaluator, type);
  if (node.type === 'TSUnionType') return node.types.every((one) => isDataType(evaluator, { node: one, file }));
  if (node.type === 'TSTypeReference') return node.typeName.type === 'Identifier' && node.typeName.name === 'Record';
  if (node.type === 'TSTypeLiteral') return node.members.every((one) => one.type === 'TSPropertySignature');
  return /^TS(String|Number|Boolean|Undefined|Null)Keyword$|^TS(Literal|Array)Type$/.test(node.type);
}

/** Whether an expression is a parameter of that name: if a call passes the function for it, that call uses it. */
export function isParameter(file: SourceFile, node: t.Node): boolean {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  if (binding?.kind !== 'param' || binding.writes.length > 0 || !('params' in binding.declaration)) return false;
  return parametersOf(binding.declaration as FunctionNode).some((param) => {
    if (param.type !== 'AssignmentPattern') return param === binding.identifier;
    return param.left === binding.identifier && /^(Object|Array)Expression$|Literal$/.test(param.right.type);
  });
}
