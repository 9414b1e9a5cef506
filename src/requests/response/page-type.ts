import type * as t from '@babel/types';
import { isCast } from '../../source/node-kinds.ts';
import { callsByName } from '../../source/nodes.ts';
import { keyName } from '../../source/pattern.ts';
import { endOf, type SourceFile, startOf } from '../../source/source-file.ts';
import type { TextEdit } from '../../source/text-edit.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { itemType, ownPage } from './own-page.ts';
import type { Nothing } from './shape/result-kind.ts';
import { awaited, type ElementsShape, type Shape } from './shape/shape.ts';

/** Inserts source before and after a node. */
export function around(node: t.Node, before: string, after: string): TextEdit[] {
  return [insertion(startOf(node), before), insertion(endOf(node), after)].filter(({ text }) => text !== '');
}

export function insertion(at: number, text: string): TextEdit {
  return { start: at, end: at, text };
}

/** `{ content: x }`, as the text before and after `x`. */
export function contentBraces({ style }: SourceFile): [string, string] {
  return style.spacedBraces ? ['{ content: ', ' }'] : ['{content: ', '}'];
}

/** What type the items of the page have, if the array held them as strings: all of them, or those of some requests. */
export type Items = 'numbers' | 'some-numbers';

const typeOfItems = { numbers: 'number', 'some-numbers': 'unknown' };

/** A page from the point of view of a file's code. */
export interface Paged {
  readonly file: SourceFile;
  readonly evaluator: Evaluator;
  readonly items?: Items | undefined;
  /** Whether its type declares the content as optional. */
  readonly isOptionalContent?: boolean;
  /** What stands in for the page if the request fails: a list has no content. */
  readonly nothing?: Nothing | undefined;
}

/** How the content of a page is read. */
type Reading = Pick<Paged, 'items' | 'isOptionalContent' | 'nothing'> & Partial<Pick<Paged, 'file'>>;

/** The type of a page whose content had a type before, and the edits that import it. */
export function pageTypeOf(
  { file, evaluator, items }: Paged,
  list: t.Node | string,
): { readonly text: string; readonly imported: readonly TextEdit[] } {
  const item = typeof list === 'string' ? undefined : itemType(list);
  const own = item && ownPage(file, evaluator);
  if (item !== undefined && own !== undefined) {
    const of = items === undefined ? file.textOf(item) : typeOfItems[items];
    return { text: `${own.name}<${of}>`, imported: own.imported };
  }
  const text = typeof list === 'string' ? list : file.textOf(list);
  return { text: contentBraces(file).join(items === undefined ? text : `${typeOfItems[items]}[]`), imported: [] };
}

/** The expression that reads the content of a page, with items as they were in the array. */
export function contentSource(paged: Reading, page: string, isOptional = false): string {
  return itemsSource(paged, `${page}${isOptional ? '?' : ''}.content`);
}

/** Whether a file asks whether it got a list, and so expects something else, too, such as an error. */
function asksIfList(file: SourceFile | undefined): boolean {
  return file !== undefined && callsByName(file).has('isArray');
}

/** The content of a page, with items as they were in the array. */
export function itemsSource({ file, items, isOptionalContent, nothing }: Reading, content: string): string {
  if (items === undefined) return content;
  const isOptional = isOptionalContent === true || nothing === '[]' || asksIfList(file);
  return `${content}${isOptional ? '?' : ''}.map(String)`;
}

/**
 * The edits that turn a type of the old body, or of what leads to it, into that of the page. An unsupported type is
 * left unchanged.
 */
export function pageType(paged: Paged, node: t.Node | null | undefined, shape: Shape): TextEdit[] {
  if (!node) return [];
  const { file } = paged;
  if (node.type === 'TSTypeAnnotation' || node.type === 'TypeAnnotation')
    return pageType(paged, node.typeAnnotation, shape);
  if (shape.is === 'body') return wrapped(paged, node);
  const params = typeArgumentsOf(node);
  switch (shape.is) {
    case 'promise':
    case 'chain':
      if (nameOf(file, node) === 'AxiosPromise') return pageType(paged, params[0], { is: 'body' });
      return pageType(paged, params[0], awaited(shape));
    case 'observable':
      return pageType(paged, params[0], shape.of);
    case 'data':
      return params.length > 0 ? pageType(paged, params[0], { is: 'body' }) : memberType(paged, node, 'data');
    case 'superagent':
      return params.length > 0 ? pageType(paged, params[0], { is: 'body' }) : memberType(paged, node, 'body');
    case 'elements':
      return elementType(paged, node, shape);
    default:
      return [];
  }
}

function wrapped(paged: Paged, node: t.Node): TextEdit[] {
  if (/^(TSAny|TSNever|TSVoid|Any|Mixed)/.test(node.type)) return [];
  const { text, imported } = pageTypeOf(paged, node);
  return [...imported, { start: startOf(node), end: endOf(node), text }];
}

function memberType(paged: Paged, node: t.Node, name: string, shape: Shape = { is: 'body' }): TextEdit[] {
  if (node.type !== 'TSTypeLiteral') return [];
  const member = node.members.find((one) => one.type === 'TSPropertySignature' && keyName(one) === name);
  return member?.type === 'TSPropertySignature' ? pageType(paged, member.typeAnnotation, shape) : [];
}

function elementType(paged: Paged, node: t.Node, shape: ElementsShape): TextEdit[] {
  if (typeof shape.at === 'string') return memberType(paged, node, shape.at, shape.of);
  if (node.type === 'TSTupleType' && shape.at !== undefined)
    return pageType(paged, node.elementTypes[shape.at], shape.of);
  return node.type === 'TSArrayType' && shape.at === undefined ? pageType(paged, node.elementType, shape.of) : [];
}

function nameOf(file: SourceFile, node: t.Node): string | undefined {
  return node.type === 'TSTypeReference' ? file.textOf(node.typeName) : undefined;
}

/** The type arguments of a call or of a type reference; those of `get<string[]>('/genres')(query)` are in its callee. */
export function typeArgumentsOf(node: t.Node): readonly t.Node[] {
  const given = 'typeParameters' in node ? node.typeParameters : undefined;
  if (given == null && node.type === 'CallExpression' && node.callee.type === 'CallExpression')
    return typeArgumentsOf(node.callee);
  return given && typeof given === 'object' && 'params' in given ? (given.params as t.Node[]) : [];
}

/** A type argument for a call without one, if it can be written; `isWhole`: the call returns more than the body. */
export function addedType(paged: Paged, call: t.Node, callee: t.Node, isWhole: boolean): TextEdit[] {
  const { file } = paged;
  if (!isTypeScript(file) || isCast(file.names.parentOf(call)) || isCast(awaitOf(file, call))) return [];
  const expected = expectedType(file, call);
  const type = isWhole ? expected && typeArgumentsOf(expected)[0] : expected;
  const list = type === undefined ? untold(file, call) : type;
  const { text, imported } = pageTypeOf(paged, list);
  return [...imported, insertion(endOf(callee), `<${text}>`)];
}

function awaitOf(file: SourceFile, node: t.Node): t.Node | undefined {
  const parent = file.names.parentOf(node);
  return parent?.type === 'AwaitExpression' ? file.names.parentOf(parent) : undefined;
}

/**
 * The type that TypeScript infers without an annotation: for a new variable it is unknown; elsewhere a use may
 * determine it.
 */
function untold(file: SourceFile, node: t.Node): string {
  const parent = file.names.parentOf(node);
  if (parent?.type === 'AwaitExpression') return untold(file, parent);
  return parent?.type === 'VariableDeclarator' || parent?.type === 'YieldExpression' ? 'unknown' : 'any';
}

const typed = new WeakMap<SourceFile, boolean>();

/** Whether a file can hold types. */
export function isTypeScript(file: SourceFile): boolean {
  let isTyped = typed.get(file) ?? /\.[cm]?tsx?$/i.test(file.languagePath);
  if (!isTyped && !typed.has(file)) {
    walk(file.tree.program, (node) => {
      isTyped ||= node.type.startsWith('TS');
      return !isTyped;
    });
  }
  typed.set(file, isTyped);
  return isTyped;
}

/** The expected type of an expression: that of its variable, or the return type of its function. */
function expectedType(file: SourceFile, node: t.Node): t.Node | undefined {
  const parent = file.names.parentOf(node);
  switch (parent?.type) {
    case 'AwaitExpression':
      return expectedType(file, parent);
    case 'VariableDeclarator':
      return annotated(parent.id);
    case 'ReturnStatement':
      return awaitedType(file, returnTypeOf(file, parent));
    case 'ArrowFunctionExpression':
      return parent.body === node ? awaitedType(file, annotatedType(parent.returnType)) : undefined;
    default:
      return undefined;
  }
}

function annotated(pattern: t.Node): t.Node | undefined {
  return pattern.type === 'Identifier' ? annotatedType(pattern.typeAnnotation) : undefined;
}

/** The type of an annotation. */
export function annotatedType(annotation: t.Node | null | undefined): t.Node | undefined {
  return annotation?.type === 'TSTypeAnnotation' ? annotation.typeAnnotation : undefined;
}

function returnTypeOf(file: SourceFile, node: t.Node): t.Node | undefined {
  for (let outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(outer)) {
    if ('returnType' in outer && outer.returnType) return annotatedType(outer.returnType);
    if (/Function|Method/.test(outer.type)) return undefined;
  }
  return undefined;
}

/** The type inside a promise or observable type. */
export function awaitedType(file: SourceFile, node: t.Node | undefined): t.Node | undefined {
  if (node === undefined) return undefined;
  return nameOf(file, node) === 'Promise' || nameOf(file, node) === 'Observable' ? typeArgumentsOf(node)[0] : undefined;
}
