import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { keyName, memberName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { holdsSuch } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { declaredType } from '../../values/types/declared-type.ts';
import type { CallableType, FunctionNode, Place, Value } from '../../values/value.ts';

/** A parameter as a type declares it. */
export interface Parameter {
  readonly name: string;
  readonly type: Place | undefined;
}

/** The type of a function: its parameters in order, and its return type. */
export interface Signature {
  readonly params: readonly Parameter[];
  /** The names of its type parameters. */
  readonly typeParameters: readonly string[];
  readonly returns: Place | undefined;
}

type Typed = t.TSFunctionType | t.TSMethodSignature;

/**
 * The signature of a function type itself (`name` is undefined), or of a member of an interface; the first of several.
 */
export function signatureOf({ node, file }: Place<CallableType>, name: string | undefined): Signature | undefined {
  if (node.type === 'TSFunctionType') return name === undefined ? read({ node, file, env: undefined }) : undefined;
  const members = node.type === 'TSInterfaceDeclaration' ? node.body.body : node.members;
  for (const member of members) {
    if (member.type === 'TSMethodSignature' && keyName(member) === name)
      return read({ node: member, file, env: undefined });
    const type = member.type === 'TSPropertySignature' && keyName(member) === name ? member.typeAnnotation : undefined;
    if (type?.typeAnnotation.type === 'TSFunctionType')
      return read({ node: type.typeAnnotation, file, env: undefined });
  }
  return undefined;
}

/** The signature of a callee that only an interface or a function type of the code base declares. */
export function declaredSignature(callee: Value): Signature | undefined {
  if (callee.kind !== 'external' || callee.root.kind !== 'interface') return undefined;
  const [step] = callee.steps;
  return signatureOf(callee.root.declaration, step?.kind === 'member' ? step.name : undefined);
}

function read({ node, file }: Place<Typed>): Signature {
  const typeOf = (annotation: t.Node | null | undefined): Place | undefined =>
    annotation?.type === 'TSTypeAnnotation' ? { node: annotation.typeAnnotation, file, env: undefined } : undefined;
  const params = node.parameters.map((param): Parameter => {
    const name = param.type === 'Identifier' ? param.name : '';
    return { name, type: typeOf('typeAnnotation' in param ? param.typeAnnotation : undefined) };
  });
  const typeParameters = node.typeParameters?.params.map(({ name }) => name) ?? [];
  return { params, typeParameters, returns: typeOf(node.typeAnnotation) };
}

/** The members of an options type, by name; undefined if it is unknown. */
export function propertiesOf(
  evaluator: Evaluator,
  type: Place | undefined,
): ReadonlyMap<string, t.Node | undefined> | undefined {
  const members = type && membersOf(evaluator, type);
  if (members === undefined) return undefined;
  const found = members.flatMap((member): [string, t.Node | undefined][] => {
    const name = member.type === 'TSPropertySignature' ? keyName(member) : undefined;
    return name === undefined ? [] : [[name, (member as t.TSPropertySignature).typeAnnotation?.typeAnnotation]];
  });
  return new Map(found);
}

function membersOf(evaluator: Evaluator, { node, file, env }: Place): readonly t.TSTypeElement[] | undefined {
  if (node.type === 'TSTypeLiteral') return node.members;
  if (node.type !== 'TSTypeReference' || node.typeName.type !== 'Identifier') return undefined;
  const declared = declaredType(evaluator, { node: node.typeName, file, env });
  if (declared?.node.type === 'TSInterfaceDeclaration') return declared.node.body.body;
  return declared?.node.type === 'TSTypeAliasDeclaration' && declared.node.typeAnnotation.type === 'TSTypeLiteral'
    ? declared.node.typeAnnotation.members
    : undefined;
}

const synonyms = [
  /^(opts?|options|init|config|cfg|settings)$/i,
  /^(qs|query|params|search|searchParams|queryParams)$/i,
  /^(body|payload|data|json)$/i,
];

/** The purpose of a parameter, judged by its name. */
export function meaningOf(param: t.Node | undefined): string {
  const inner = withoutDefault(param);
  if (inner?.type === 'ObjectPattern') return 'options';
  const name = inner?.type === 'Identifier' ? inner.name.replace(/^_/, '') : '';
  const known = synonyms.findIndex((words) => words.test(name));
  return ['options', 'query', 'body'][known] ?? name;
}

const methodName = /^(http_?)?(method|verb)$/i;

/** Whether a parameter takes a method, by its name. */
export function isMethodName(param: t.Node | undefined): boolean {
  const inner = withoutDefault(param);
  return inner?.type === 'Identifier' && methodName.test(inner.name);
}

/**
 * The property in which functions take the method, with a value as it is spelled there: `verb: 'post'` for `{ verb = 'get' }`.
 * It is `method` unless one of them shows another name.
 */
export function methodProperty(functions: readonly FunctionNode[], quoted: string): string {
  for (const one of functions.flatMap(destructured)) {
    const name = keyName(one) ?? '';
    if (!methodName.test(name)) continue;
    const initial = one.value.type === 'AssignmentPattern' ? one.value.right : undefined;
    const isLower = initial?.type === 'StringLiteral' && /^[a-z]+$/.test(initial.value);
    return `${name}: ${isLower ? quoted.toLowerCase() : quoted}`;
  }
  return `method: ${quoted}`;
}

/** The properties that a function destructures from its object parameters. */
export function destructured(callee: FunctionNode): readonly t.ObjectProperty[] {
  return parametersOf(callee).flatMap((param) => {
    const pattern = withoutDefault(param);
    const properties = pattern.type === 'ObjectPattern' ? pattern.properties : [];
    return properties.filter((one): one is t.ObjectProperty => one.type === 'ObjectProperty');
  });
}

/** Whether a function reads the method from its options: `options.method ?? 'GET'`, `{ method = 'GET' }`. */
export function takesMethod(callee: FunctionNode): boolean {
  const isPlain = (value: t.Node) => value.type !== 'AssignmentPattern' || value.right.type === 'StringLiteral';
  return holdsSuch(callee, (node) => {
    if (isMember(node)) return memberName(node) === 'method';
    const properties = node.type === 'ObjectPattern' ? node.properties : [];
    return properties.some(
      (one) => one.type === 'ObjectProperty' && methodName.test(keyName(one) ?? '') && isPlain(one.value),
    );
  });
}
