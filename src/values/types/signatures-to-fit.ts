import type * as t from '@babel/types';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { FunctionNode, Place } from '../value.ts';
import { declaredType } from './declared-type.ts';
import { implementing, interfacesOf, isUsedAsType } from './implementing.ts';

type Declared =
  | t.TSFunctionType
  | t.TSMethodSignature
  | t.TSCallSignatureDeclaration
  | t.TSDeclareFunction
  | t.TSDeclareMethod;

/** A signature that a function must fit, and its parameters. */
export interface Signature {
  readonly node: Declared;
  readonly file: SourceFile;
  readonly params: readonly t.Node[];
}

function signature(node: Declared, file: SourceFile): Signature {
  return { node, file, params: parametersOf({ params: 'params' in node ? node.params : node.parameters }) };
}

/**
 * The signatures that a function must fit, which get the same optional parameter at their end: its overloads, or the
 * declared type of the variable or field that holds it, or the interface that other code calls it through. Undefined if one of them can't get it there: it has another
 * number of parameters, is not in the code base, or is also the type of a function with more parameters.
 */
export function signaturesToFit(
  evaluator: Evaluator,
  { node, file }: Place<FunctionNode>,
): readonly Signature[] | undefined {
  const parent = file.names.parentOf(node);
  const annotation =
    parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier'
      ? parent.id.typeAnnotation
      : parent?.type === 'ClassProperty'
        ? parent.typeAnnotation
        : undefined;
  const count = parametersOf(node).length;
  const member = annotation == null ? memberSignature(evaluator, { node, file, env: undefined }) : undefined;
  if (member !== undefined) return hasCount(member, count) ? [member] : undefined;
  if (annotation == null) {
    const overloads = [...overloadsOf(file, node), ...ofInterfaces(evaluator, { node, file, env: undefined })];
    return overloads.every((one) => hasCount(one, count)) ? overloads : undefined;
  }
  if (annotation.type !== 'TSTypeAnnotation') return undefined;
  const declared = callableOf(evaluator, { node: annotation.typeAnnotation, file, env: undefined }, count);
  return declared !== undefined && hasCount(declared, count) ? [declared] : undefined;
}

/** The signature of a function in an object literal, in the type of the variable that holds the object. */
function memberSignature(evaluator: Evaluator, { node, file }: Place<FunctionNode>): Signature | undefined {
  const parent = file.names.parentOf(node);
  const member = node.type === 'ObjectMethod' ? node : parent?.type === 'ObjectProperty' ? parent : undefined;
  const object = member && file.names.parentOf(member);
  const holder = object && file.names.parentOf(object);
  const id = holder?.type === 'VariableDeclarator' && holder.init === object ? holder.id : undefined;
  const annotation = id?.type === 'Identifier' ? id.typeAnnotation : undefined;
  if (member === undefined || annotation?.type !== 'TSTypeAnnotation') return undefined;
  return memberOf(evaluator, { node: annotation.typeAnnotation, file, env: undefined }, keyName(member));
}

/** The signatures of a method in the interfaces that only its class implements, if other code calls it through them. */
function ofInterfaces(evaluator: Evaluator, { node, file }: Place<FunctionNode>): readonly Signature[] {
  const body = file.names.parentOf(node);
  const owner = body && file.names.parentOf(body);
  if (node.type !== 'ClassMethod' || (owner?.type !== 'ClassDeclaration' && owner?.type !== 'ClassExpression'))
    return [];
  return interfacesOf(evaluator, { node: owner, file, env: undefined }).flatMap((one) => {
    const isCalled = implementing(evaluator, one)?.node === owner && isUsedAsType(evaluator, one);
    return (isCalled && memberOf(evaluator, one, keyName(node))) || [];
  });
}

/** The signature of a member of an object type that is written out, or of an interface. */
function memberOf(evaluator: Evaluator, type: Place, name: string | undefined): Signature | undefined {
  const typeName = type.node.type === 'TSTypeReference' ? type.node.typeName : undefined;
  const named = typeName?.type === 'Identifier' ? declaredType(evaluator, { ...type, node: typeName }) : undefined;
  const node = named?.node.type === 'TSTypeAliasDeclaration' ? named.node.typeAnnotation : (named?.node ?? type.node);
  const members =
    node.type === 'TSTypeLiteral' ? node.members : node.type === 'TSInterfaceDeclaration' ? node.body.body : [];
  const file = named?.file ?? type.file;
  for (const one of members) {
    if (one.type === 'TSMethodSignature' && keyName(one) === name) return signature(one, file);
    const own = one.type === 'TSPropertySignature' && keyName(one) === name ? one.typeAnnotation : undefined;
    if (own?.typeAnnotation.type === 'TSFunctionType') return signature(own.typeAnnotation, file);
  }
  return undefined;
}

const mostFiles = 20;

/**
 * The signatures of members of declared types through which the code base calls a function: `api` of `interface Locals { api:
 * (path: string) => Promise<T> }` for `locals.api('/tags')`, if middleware sets it. Their parameters have the names of the
 * function's. Undefined if one of a global type has another number of them.
 */
export function declaredMembers(
  evaluator: Evaluator,
  { node, file: own }: Place<FunctionNode>,
  name: string,
): readonly Signature[] | undefined {
  // Example: the methods of a class are called as members, too
  if (/^Class/.test(own.names.parentOf(node)?.type ?? '')) return [];
  const names = parametersOf(node).map(nameOfParameter);
  const members = evaluator.filesWith(name, mostFiles).flatMap((file) =>
    [...nodesOf(file, 'TSInterfaceDeclaration'), ...nodesOf(file, 'TSTypeLiteral')].flatMap((type) => {
      const one = memberOf(evaluator, { node: type, file, env: undefined }, name);
      return one === undefined ? [] : [{ one, isGlobal: isGlobal(file, type) }];
    }),
  );
  if (members.some(({ one, isGlobal: isIt }) => isIt && !hasCount(one, names.length))) return undefined;
  const isIt = ({ params }: Signature) => params.every((param, at) => nameOfParameter(param) === names[at]);
  return members.flatMap(({ one, isGlobal: isKnown }) =>
    isKnown || (hasCount(one, names.length) && isIt(one)) ? [one] : [],
  );
}

function nameOfParameter(param: t.Node): string {
  const target = withoutDefault(param);
  return target.type === 'Identifier' ? target.name : '';
}

/** Whether a type is declared for all files: `declare global { namespace App { interface Locals { … } } }`. */
function isGlobal({ names }: SourceFile, type: t.Node): boolean {
  for (let at = names.parentOf(type); at !== undefined; at = names.parentOf(at))
    if (at.type === 'TSModuleDeclaration') return true;
  return false;
}

/** The function type that the name of a called parameter or variable has, for a call with as many arguments. */
export function signatureOfName(evaluator: Evaluator, { node, file }: Place, count: number): Signature | undefined {
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const annotation = binding?.identifier.typeAnnotation;
  if (annotation?.type !== 'TSTypeAnnotation') return undefined;
  const declared = callableOf(evaluator, { node: annotation.typeAnnotation, file, env: undefined }, count);
  return declared !== undefined && hasCount(declared, count) ? declared : undefined;
}

function hasCount({ params }: Signature, count: number): boolean {
  return params.length === count && params.at(-1)?.type !== 'RestElement';
}

/** The only signature of a function type, which may have a name. */
function callableOf(evaluator: Evaluator, { node, file }: Place, most: number): Signature | undefined {
  if (node.type === 'TSFunctionType') return signature(node, file);
  if (node.type === 'TSTypeLiteral' || node.type === 'TSInterfaceBody') {
    const members = node.type === 'TSTypeLiteral' ? node.members : node.body;
    const [only] = members;
    const isOne = members.length === 1 && only?.type === 'TSCallSignatureDeclaration';
    return isOne ? signature(only, file) : undefined;
  }
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return undefined;
  const declared = declaredType(evaluator, { node: node.typeName, file, env: undefined });
  if (declared === undefined || isTypeOfLonger(evaluator, declared.node.id.name, most, file)) return undefined;
  const type = declared.node;
  if (type.type === 'TSInterfaceDeclaration' && (type.extends ?? []).length > 0) return undefined;
  return callableOf(
    evaluator,
    {
      node: type.type === 'TSInterfaceDeclaration' ? type.body : type.typeAnnotation,
      file: declared.file,
      env: undefined,
    },
    most,
  );
}

/** Whether a variable of the named type holds a function with more parameters, to which the new one would be passed. */
function isTypeOfLonger(evaluator: Evaluator, name: string, most: number, own: SourceFile): boolean {
  return [own, ...evaluator.filesWith(name)].some((file) =>
    nodesOf(file, 'VariableDeclarator').some(({ id, init }) => {
      const annotation = id.type === 'Identifier' ? id.typeAnnotation : undefined;
      const type = annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
      const isIt =
        type?.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === name;
      return isIt && init != null && 'params' in init && init.params.length > most;
    }),
  );
}

/** The signatures beside a function of the same name. */
export function overloadsOf(file: SourceFile, node: FunctionNode): readonly Signature[] {
  if (node.type !== 'FunctionDeclaration' && node.type !== 'ClassMethod') return [];
  const parent = file.names.parentOf(node);
  const holder = parent !== undefined && /^Export/.test(parent.type) ? file.names.parentOf(parent) : parent;
  const siblings =
    holder !== undefined && 'body' in holder && Array.isArray(holder.body) ? (holder.body as t.Node[]) : [];
  const name = nameOf(node);
  return siblings
    .map((one) => ('declaration' in one && one.declaration ? (one.declaration as t.Node) : one))
    .filter((one) => one.type === 'TSDeclareFunction' || one.type === 'TSDeclareMethod')
    .filter((one) => nameOf(one) === name)
    .map((one) => signature(one, file));
}

function nameOf(node: t.Node): string | undefined {
  // A method has an `id` too, which is null.
  const id = ('id' in node && node.id) || ('key' in node ? node.key : undefined);
  return (id as t.Identifier | undefined)?.name;
}
