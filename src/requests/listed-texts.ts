import type * as t from '@babel/types';
import { keyName, objectLiteral, parametersOf } from '../source/pattern.ts';
import type { SourceFile } from '../source/source-file.ts';
import { declaredType } from '../values/declared/declared-type.ts';
import type { Evaluator } from '../values/evaluate.ts';
import type { FunctionNode, Place } from '../values/value.ts';
import { type CallSite, passedBy } from './call-site.ts';
import { calleesOf } from './wrappers/sending.ts';

/** The texts that a parameter takes by its type: `'series' | 'books'`, `/api/v1/${string}`. */
export interface ListedTexts {
  /** The name of the parameter. */
  readonly name: string;
  /** The type as written. */
  readonly type: string;
  /** Whether a text is one of them; a character of the private area stands for what is not known. */
  has(text: string): boolean;
}

/** The texts that the function of the code base that is called takes as the URL; undefined where its type does not list them. */
export function textsTaken(evaluator: Evaluator, site: CallSite): ListedTexts | undefined {
  const { node, file, url } = site;
  const index = passedBy(site).indexOf(url.node);
  if (!('callee' in node) || index < 0) return undefined;
  const [callee] = calleesOf(evaluator, { node, file, env: undefined });
  return callee && textsOf(evaluator, callee.place, index);
}

/** The texts that a parameter of a function takes; undefined where its type does not list them. */
export function textsOf(evaluator: Evaluator, callee: Place<FunctionNode>, index: number): ListedTexts | undefined {
  const param = parametersOf(callee.node)[index];
  const target = param?.type === 'AssignmentPattern' ? param.left : param;
  const annotation = target?.type === 'Identifier' ? target.typeAnnotation : undefined;
  if (target?.type !== 'Identifier' || annotation?.type !== 'TSTypeAnnotation') return undefined;
  const patterns = patternsOf(evaluator, { ...callee, node: annotation.typeAnnotation });
  if (patterns === undefined) return undefined;
  const written = boundOf(callee.file, annotation.typeAnnotation);
  const type = callee.file.textOf(written).replace(/\s+/g, ' ');
  return { name: target.name, type, has: (text) => patterns.some((pattern) => pattern.test(text)) };
}

/** What a type parameter is bound to; any other type itself. */
function boundOf(file: SourceFile, type: t.TSType): t.Node {
  const name = type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName : undefined;
  const declared = name && file.names.bindingOf(name)?.declaration;
  return declared?.type === 'TSTypeParameter' ? (declared.constraint ?? type) : type;
}

/** One pattern for each member of a type; undefined where one of them is no text that is written out. */
function patternsOf(evaluator: Evaluator, { node, ...place }: Place): readonly RegExp[] | undefined {
  switch (node.type) {
    case 'TSParenthesizedType':
      return patternsOf(evaluator, { ...place, node: node.typeAnnotation });
    case 'TSUnionType': {
      const members = node.types.map((type) => patternsOf(evaluator, { ...place, node: type }));
      return members.includes(undefined) ? undefined : members.flatMap((member) => member ?? []);
    }
    case 'TSIntersectionType':
      return node.types.map((type) => patternsOf(evaluator, { ...place, node: type })).find((one) => one !== undefined);
    case 'TSTypeOperator':
      return node.operator === 'keyof' ? keyPatterns(evaluator, { ...place, node: node.typeAnnotation }) : undefined;
    case 'TSLiteralType':
      return literalPattern(node.literal);
    case 'TSTypeReference':
      return namedPatterns(evaluator, { ...place, node });
    default:
      return node.type === 'TSTemplateLiteralType' ? [templatePattern(node.quasis)] : undefined;
  }
}

function literalPattern(literal: t.TSLiteralType['literal']): readonly RegExp[] | undefined {
  if (literal.type === 'StringLiteral') return [new RegExp(`^${escaped(literal.value)}$`)];
  return literal.type === 'TemplateLiteral' ? [templatePattern(literal.quasis)] : undefined;
}

/** What stands between the texts of a template type may be anything. */
function templatePattern(quasis: readonly t.TemplateElement[]): RegExp {
  const texts = quasis.map(({ value }) => escaped(value.cooked ?? value.raw));
  return new RegExp(`^${texts.join('[^]*')}$`);
}

/** The names of the members of a type: `keyof Endpoints`, `keyof typeof table`. */
function keyPatterns(evaluator: Evaluator, { node, file, env }: Place): readonly RegExp[] | undefined {
  if (node.type === 'TSTypeQuery' && node.exprName.type === 'Identifier') {
    const declared = file.names.lookup(node.exprName.name, node)?.declaration;
    const table = declared?.type === 'VariableDeclarator' && declared.init ? objectLiteral(declared.init) : undefined;
    return (
      table && namePatterns(table.properties.map((one) => (one.type === 'SpreadElement' ? undefined : keyName(one))))
    );
  }
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') {
    const declared = declaredType(evaluator, { node: node.typeName, file, env });
    if (declared === undefined) return undefined;
    if (declared.node.type === 'TSTypeAliasDeclaration')
      return keyPatterns(evaluator, { ...declared, node: declared.node.typeAnnotation });
    return declared.node.extends?.length ? undefined : memberPatterns(declared.node.body.body);
  }
  return node.type === 'TSTypeLiteral' ? memberPatterns(node.members) : undefined;
}

function memberPatterns(members: readonly t.TSTypeElement[]): readonly RegExp[] | undefined {
  const isNamed = (one: t.TSTypeElement) => one.type === 'TSPropertySignature' || one.type === 'TSMethodSignature';
  return namePatterns(members.map((one) => (isNamed(one) ? keyName(one) : undefined)));
}

function namePatterns(names: readonly (string | undefined)[]): readonly RegExp[] | undefined {
  return names.includes(undefined) ? undefined : names.map((name) => new RegExp(`^${escaped(name as string)}$`));
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** An alias, or a type parameter that extends a list of texts. */
function namedPatterns(
  evaluator: Evaluator,
  { node, ...place }: Place<t.TSTypeReference>,
): readonly RegExp[] | undefined {
  if (node.typeName.type !== 'Identifier') return undefined;
  const own = place.file.names.bindingOf(node.typeName)?.declaration;
  if (own?.type === 'TSTypeParameter') {
    return own.constraint ? patternsOf(evaluator, { ...place, node: own.constraint }) : undefined;
  }
  const declared = declaredType(evaluator, { ...place, node: node.typeName });
  return declared?.node.type === 'TSTypeAliasDeclaration'
    ? patternsOf(evaluator, { ...declared, node: declared.node.typeAnnotation })
    : undefined;
}
