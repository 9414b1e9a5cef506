import type * as t from '@babel/types';
import { keyName, objectLiteral, parametersOf, propertyName, withoutDefault } from '../source/pattern.ts';
import { contains, type SourceFile } from '../source/source-file.ts';
import type { Evaluator } from '../values/evaluate.ts';
import { declaredType } from '../values/types/declared-type.ts';
import type { FunctionNode, Place } from '../values/value.ts';
import { type CallSite, passedBy } from './call-site.ts';
import { calleesOf } from './wrappers/sending.ts';

/** The strings that the type of a parameter allows: `'series' | 'books'`, `/api/v1/${string}`. */
export interface ListedTexts {
  /** The name of the parameter. */
  readonly name: string;
  /** The type as written. */
  readonly type: string;
  /** Whether the string that is passed decides other types of the function: `get<P extends Path>(path: P): Rows[P]`. */
  readonly isKey: boolean;
  /** Whether a string is one of them; a private-use character means an unknown part. */
  has(text: string): boolean;
}

/**
 * The strings that the called function of the code base accepts as the URL; undefined if its type does not list them.
 */
export function textsTaken(evaluator: Evaluator, site: CallSite): ListedTexts | undefined {
  const { node, file, url } = site;
  const index = passedBy(site).indexOf(url.node);
  if (!('callee' in node) || index < 0) return undefined;
  const [callee] = calleesOf(evaluator, { node, file, env: undefined });
  return callee && textsOf(evaluator, callee.place, index);
}

/** The strings that a parameter of a function accepts; undefined if its type does not list them. */
export function textsOf(evaluator: Evaluator, callee: Place<FunctionNode>, index: number): ListedTexts | undefined {
  const target = withoutDefault(parametersOf(callee.node)[index]);
  const annotation = target?.type === 'Identifier' ? target.typeAnnotation : undefined;
  if (target?.type !== 'Identifier' || annotation?.type !== 'TSTypeAnnotation') return undefined;
  const forms = formsOf(evaluator, { ...callee, node: annotation.typeAnnotation });
  if (forms === undefined) return undefined;
  const written = boundOf(callee.file, annotation.typeAnnotation);
  const type = callee.file.textOf(written).replace(/\s+/g, ' ');
  const isKey = written !== annotation.typeAnnotation && isMentioned(callee, annotation.typeAnnotation, target);
  return { name: target.name, type, isKey, has: (text) => forms.some((form) => isOfForm(text, form)) };
}

/** Whether a parameter's type parameter also occurs elsewhere in the signature, or in the body if the result is inferred. */
function isMentioned({ node, file }: Place<FunctionNode>, type: t.TSType, param: t.Node): boolean {
  const name = type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName : undefined;
  const references = (name && file.names.bindingOf(name)?.typeReferences) ?? [];
  const isInferred = node.returnType === undefined || node.returnType === null;
  return references.some((one) => !contains(param, one) && (isInferred || !contains(node.body, one)));
}

/** The bound of a type parameter; any other type itself. */
function boundOf(file: SourceFile, type: t.TSType): t.Node {
  const name = type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' ? type.typeName : undefined;
  const declared = name && file.names.bindingOf(name)?.declaration;
  return declared?.type === 'TSTypeParameter' ? (declared.constraint ?? type) : type;
}

/** The literal parts of a template type, with anything between them; a literal string is a single part. */
type Form = readonly string[];

/** One form for each member of a type; undefined unless all of them are literal strings. */
function formsOf(evaluator: Evaluator, { node, ...place }: Place): readonly Form[] | undefined {
  switch (node.type) {
    case 'TSParenthesizedType':
      return formsOf(evaluator, { ...place, node: node.typeAnnotation });
    case 'TSUnionType': {
      const members = node.types.map((type) => formsOf(evaluator, { ...place, node: type }));
      return members.includes(undefined) ? undefined : members.flatMap((member) => member ?? []);
    }
    case 'TSIntersectionType':
      return node.types.map((type) => formsOf(evaluator, { ...place, node: type })).find((one) => one !== undefined);
    case 'TSTypeOperator':
      return node.operator === 'keyof' ? keyForms(evaluator, { ...place, node: node.typeAnnotation }) : undefined;
    case 'TSLiteralType':
      return literalForm(node.literal);
    case 'TSTypeReference':
      return namedForms(evaluator, { ...place, node });
    default:
      return node.type === 'TSTemplateLiteralType' ? [templateForm(node.quasis)] : undefined;
  }
}

function literalForm(literal: t.TSLiteralType['literal']): readonly Form[] | undefined {
  if (literal.type === 'StringLiteral') return [[literal.value]];
  return literal.type === 'TemplateLiteral' ? [templateForm(literal.quasis)] : undefined;
}

function templateForm(quasis: readonly t.TemplateElement[]): Form {
  return quasis.map(({ value }) => value.cooked ?? value.raw);
}

/** Whether a string contains the parts of a form in order, the first at its start and the last at its end. */
function isOfForm(text: string, form: Form): boolean {
  const [first = '', ...others] = form;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first)) return false;
  let at = first.length;
  for (const other of others) {
    const found = text.indexOf(other, at);
    if (found < 0) return false;
    at = found + other.length;
  }
  return text.length - last.length >= at && text.endsWith(last);
}

/** The names of the members of a type: `keyof Endpoints`, `keyof typeof table`. */
function keyForms(evaluator: Evaluator, { node, file, env }: Place): readonly Form[] | undefined {
  if (node.type === 'TSTypeQuery' && node.exprName.type === 'Identifier') {
    const declared = file.names.lookup(node.exprName.name, node)?.declaration;
    const table = declared?.type === 'VariableDeclarator' && declared.init ? objectLiteral(declared.init) : undefined;
    return table && nameForms(table.properties.map(propertyName));
  }
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') {
    const declared = declaredType(evaluator, { node: node.typeName, file, env });
    if (declared === undefined) return undefined;
    if (declared.node.type === 'TSTypeAliasDeclaration')
      return keyForms(evaluator, { ...declared, node: declared.node.typeAnnotation });
    return declared.node.extends?.length ? undefined : memberForms(declared.node.body.body);
  }
  return node.type === 'TSTypeLiteral' ? memberForms(node.members) : undefined;
}

function memberForms(members: readonly t.TSTypeElement[]): readonly Form[] | undefined {
  const isNamed = (one: t.TSTypeElement) => one.type === 'TSPropertySignature' || one.type === 'TSMethodSignature';
  return nameForms(members.map((one) => (isNamed(one) ? keyName(one) : undefined)));
}

function nameForms(names: readonly (string | undefined)[]): readonly Form[] | undefined {
  return names.includes(undefined) ? undefined : names.map((name) => [name as string]);
}

/** An alias, or a type parameter that extends a list of strings. */
function namedForms(evaluator: Evaluator, { node, ...place }: Place<t.TSTypeReference>): readonly Form[] | undefined {
  if (node.typeName.type !== 'Identifier') return undefined;
  const own = place.file.names.bindingOf(node.typeName)?.declaration;
  if (own?.type === 'TSTypeParameter') {
    return own.constraint ? formsOf(evaluator, { ...place, node: own.constraint }) : undefined;
  }
  const declared = declaredType(evaluator, { ...place, node: node.typeName });
  return declared?.node.type === 'TSTypeAliasDeclaration'
    ? formsOf(evaluator, { ...declared, node: declared.node.typeAnnotation })
    : undefined;
}
