import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { keyName, memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { type Held, isTypeScript } from '../declared/holders.ts';
import type { Evaluator } from '../evaluate.ts';
import { knownText } from '../text/pieces.ts';
import type { FunctionNode, Place } from '../value.ts';
import { givesList, givesTexts, isDayOfDate, isOfDate, isOfSearchParams } from './given-by-call.ts';
import { optionKinds } from './option-kinds.ts';
import { schemaKinds } from './schema-kinds.ts';
import { TypeFinder } from './type-of.ts';
import { givesText, type Typed } from './written-type.ts';

/**
 * A kind of value that a type allows: `key` is one of a few strings, none of them blank; `absent` is undefined or null.
 * A list whose items may be any strings is `texts` as well, and one whose items may be absent or numbers is `others`.
 */
export type ValueKind =
  | 'text'
  | 'key'
  | 'number'
  | 'boolean'
  | 'date'
  | 'list'
  | 'texts'
  | 'others'
  | 'absent'
  | 'null';

/** All kinds of values that a type allows; undefined if the known types do not tell. */
export type ValueKinds = ReadonlySet<ValueKind> | undefined;

/** The kinds of values that an expression may have, according to the types of a code base. */
export function valueKinds(evaluator: Evaluator, file: SourceFile, node: t.Node): ValueKinds {
  return new TypeReader(evaluator).kindsOf(node, file) ?? schemaKinds(file, node) ?? optionKinds(file, node);
}

/** The kinds of values that a member of a type may have, such as `get.parameters` of an interface. */
export function memberKinds(evaluator: Evaluator, type: Place, names: readonly string[]): ValueKinds {
  return new TypeReader(evaluator).kindsOfMember({ ...type, isOptional: false }, names);
}

/** Whether a value is a single string, number or boolean, or absent. */
export function isSingleKind(kinds: ValueKinds): kinds is ReadonlySet<ValueKind> {
  return kinds !== undefined && !kinds.has('list') && !isOnly(kinds, 'absent', 'null');
}

/** Whether a value is a list, or absent. */
export function isListKind(kinds: ValueKinds): kinds is ReadonlySet<ValueKind> {
  return kinds?.has('list') === true && isOnly(kinds, 'list', 'texts', 'others', 'absent', 'null');
}

/** Whether a value is only of the given kinds. */
export function isOnly(kinds: ReadonlySet<ValueKind>, ...some: readonly ValueKind[]): boolean {
  return [...kinds].every((kind) => some.includes(kind));
}

/** Whether a value may be undefined or null. */
export function mayBeAbsent(kinds: ReadonlySet<ValueKind>): boolean {
  return kinds.has('absent') || kinds.has('null');
}

const ofKeyword: Readonly<Record<string, ValueKind>> = {
  TSStringKeyword: 'text',
  TSTemplateLiteralType: 'text',
  TSNumberKeyword: 'number',
  TSBooleanKeyword: 'boolean',
  TSUndefinedKeyword: 'absent',
  TSVoidKeyword: 'absent',
  TSNullKeyword: 'null',
  TSTupleType: 'list',
};

const ofLiteral: Readonly<Record<string, ValueKind>> = {
  StringLiteral: 'text',
  TemplateLiteral: 'text',
  NumericLiteral: 'number',
  BooleanLiteral: 'boolean',
  NullLiteral: 'null',
  ArrayExpression: 'list',
};

/** `!open`, `kind === 'single'`: whatever is compared. */
function comparesOrNegates(node: t.Node): boolean {
  if (node.type === 'UnaryExpression') return node.operator === '!';
  return node.type === 'BinaryExpression' && /^([!=]==?|[<>]=?|in|instanceof)$/.test(node.operator);
}

function onlyBooleans(all: readonly ValueKinds[]): ValueKinds {
  return all.every((kinds) => kinds !== undefined && isOnly(kinds, 'boolean')) ? new Set(['boolean']) : undefined;
}

/** Reads the types of expressions, as far as the code base spells them out. */
class TypeReader {
  readonly #evaluator: Evaluator;
  readonly #types: TypeFinder;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
    this.#types = new TypeFinder(evaluator);
  }

  /** What a member of a type may be. */
  kindsOfMember(type: Typed, names: readonly string[]): ValueKinds {
    return this.#kindsOfType(this.#types.memberOf(type, names));
  }

  kindsOf(node: t.Node, file: SourceFile): ValueKinds {
    if (this.#types.isTooFar()) return undefined;
    const literal = ofLiteral[node.type];
    if (literal !== undefined) return new Set([literal]);
    if (comparesOrNegates(node)) return new Set(['boolean']);
    switch (node.type) {
      case 'LogicalExpression': {
        if (node.operator === '&&')
          return onlyBooleans([this.kindsOf(node.left, file), this.kindsOf(node.right, file)]);
        return united([present(this.kindsOf(node.left, file)), this.kindsOf(node.right, file)]);
      }
      case 'ConditionalExpression':
        return united([this.kindsOf(node.consequent, file), this.kindsOf(node.alternate, file)]);
      case 'TSNonNullExpression':
        return present(this.kindsOf(node.expression, file));
      case 'CallExpression':
        if (isOfDate(node)) return new Set(['key']);
        if (isOfSearchParams(node, file)) return new Set(['text', 'null']);
        if (givesList(node)) return new Set(givesTexts(node) ? ['list', 'texts'] : ['list']);
        return givesText(node) || this.#isPartOfText(node, file)
          ? new Set(['text'])
          : (this.#kindsOfType(this.#types.typeOf(node, file)) ??
              this.#ofResult(node, file) ??
              this.#mapped(node, file));
      case 'OptionalCallExpression':
        return this.#mapped(node, file);
      case 'Identifier':
        return this.#named(node, file);
      case 'MemberExpression':
        if (isDayOfDate(node)) return new Set(['key']);
        return this.#kindsOfType(this.#types.typeOf(node, file)) ?? this.#known(node, file);
      default:
        return this.#kindsOfType(this.#types.typeOf(node, file));
    }
  }

  /** What a function of the code base gives that only returns at its end: `const today = () => new Date().toISOString()`. */
  #ofResult({ callee }: t.CallExpression, file: SourceFile): ValueKinds {
    const called = this.#evaluator.evaluate({ node: callee, file, env: undefined });
    const fn = called.kind === 'function' ? called.place : undefined;
    const result = fn && onlyResult(fn.node);
    return result && this.kindsOf(result, fn.file);
  }

  /**
   * `statuses?.map(upper)`, a list of anything if it is called on a list, `text?.split(',')`, and `tags.slice(0, 3)`, which
   * keeps its items.
   */
  #mapped({ callee }: t.CallExpression | t.OptionalCallExpression, file: SourceFile): ValueKinds {
    if (!isMember(callee)) return undefined;
    if (/^(slice|sort|reverse|toSorted|toReversed)$/.test(memberName(callee) ?? '')) {
      const same = this.kindsOf(callee.object, file);
      return isListKind(same) ? same : undefined;
    }
    const isSplit = callee.type === 'OptionalMemberExpression' && memberName(callee) === 'split';
    const kinds = memberName(callee) === 'map' ? this.kindsOf(callee.object, file) : undefined;
    if (!isSplit && !isListKind(kinds)) return undefined;
    const isThere = callee.optional !== true || (kinds !== undefined && !mayBeAbsent(kinds));
    return new Set(isThere ? ['list', 'texts'] : ['list', 'texts', 'absent']);
  }

  /** `ReadStatus.Unread`, `table.unread` */
  #known(node: t.MemberExpression, file: SourceFile): ValueKinds {
    const value = this.#evaluator.evaluate({ node, file, env: undefined });
    const text = value.kind === 'text' ? knownText(value.pieces) : undefined;
    return text === undefined ? undefined : new Set([text.trim() === '' ? 'text' : 'key']);
  }

  #named(node: t.Identifier, file: SourceFile): ValueKinds {
    const binding = file.names.bindingOf(node);
    if (binding === undefined) return node.name === 'undefined' ? new Set(['absent']) : undefined;
    const type = this.#types.bindingType(node, file);
    if (type !== undefined) return this.#kindsOfType(type);
    const { declaration } = binding;
    if (declaration.type === 'VariableDeclarator') {
      const init = declaration.id === binding.identifier ? declaration.init : undefined;
      const isKept = binding.writes.length === 0 || (isTypeScript(file) && init != null && keepsItsType(init));
      return init && isKept ? this.kindsOf(init, file) : undefined;
    }
    if (binding.writes.length > 0) return undefined;
    // Example: `(tags = []) =>`, where the default gives the parameter its type
    const holder = file.names.parentOf(binding.identifier);
    return holder?.type === 'AssignmentPattern' ? this.kindsOf(holder.right, file) : undefined;
  }

  /** `text.slice(0, 10)` */
  #isPartOfText({ callee }: t.CallExpression, file: SourceFile): boolean {
    if (
      callee.type !== 'MemberExpression' ||
      !/^(slice|substr(ing)?|replace(All)?|pad(Start|End))$/.test(keyName({ key: callee.property }) ?? '')
    )
      return false;
    const kinds = this.kindsOf(callee.object, file);
    return kinds !== undefined && isOnly(kinds, 'text', 'key');
  }

  #kindsOfType(type: Typed | undefined): ValueKinds {
    if (type === undefined || this.#types.isTooFar()) return undefined;
    const kinds = (type as Partial<Held>).way ? undefined : this.#kindsOfNode(type.node, type.file);
    return type.isOptional ? united([kinds, new Set(['absent'])]) : kinds;
  }

  #kindsOfNode(node: t.Node, file: SourceFile): ValueKinds {
    const inside = (one: t.Node) => this.#kindsOfType({ node: one, file, isOptional: false });
    const known = ofKeyword[node.type];
    if (known !== undefined) return new Set([known]);
    switch (node.type) {
      case 'TSLiteralType':
        return literalKinds(node);
      case 'TSArrayType':
        return listOf(inside(node.elementType));
      case 'TSTypeOperator':
        return node.operator === 'readonly' ? inside(node.typeAnnotation) : undefined;
      case 'TSParenthesizedType':
        return inside(node.typeAnnotation);
      case 'TSUnionType':
        return united(node.types.map(inside));
      case 'TSTypeReference': {
        const { typeName } = node;
        if (typeName.type !== 'Identifier') return undefined;
        if (/^(Readonly)?Array$/.test(typeName.name)) return listOf(inside(node.typeParameters?.params[0] ?? node));
        const declared = this.#types.declared(typeName, file);
        if (declared === undefined && typeName.name === 'Date' && !file.names.bindingOf(typeName))
          return new Set(['date']);
        return this.#kindsOfType(declared);
      }
      case 'TSIndexedAccessType':
        return this.#kindsOfType(this.#types.indexed(node, file));
      case 'TSAsExpression':
        return inside(node.typeAnnotation);
      default:
        return keepsItsType(node) ? this.kindsOf(node, file) : undefined;
    }
  }
}

/** What a function gives that is no method, which a subclass may replace; undefined if it may give something else. */
function onlyResult(fn: FunctionNode): t.Expression | undefined {
  if (fn.async || fn.generator || !/^(ArrowFunction|Function)/.test(fn.type)) return undefined;
  if (fn.body.type !== 'BlockStatement') return fn.body;
  const last = fn.body.body.at(-1);
  const isStraight = fn.body.body.every((one) => one === last || /^(Variable|Expression)/.test(one.type));
  return isStraight && last?.type === 'ReturnStatement' ? (last.argument ?? undefined) : undefined;
}

function listOf(items: ValueKinds): ValueKinds {
  const isOpen = items !== undefined && !isOnly(items, 'text', 'key');
  return new Set<ValueKind>([
    'list',
    ...(items?.has('text') ? ['texts' as const] : []),
    ...(isOpen ? ['others' as const] : []),
  ]);
}

/** Whether a variable with this initial value keeps its type, as in TypeScript; null says nothing about the type. */
function keepsItsType({ type }: t.Node): boolean {
  return Object.hasOwn(ofLiteral, type) && type !== 'NullLiteral';
}

function united(all: readonly ValueKinds[]): ValueKinds {
  const known = all.filter((kinds) => kinds !== undefined);
  return known.length < all.length ? undefined : new Set(known.flatMap((kinds) => [...kinds]));
}

/** The kinds of a value that is not absent. */
function present(kinds: ValueKinds): ValueKinds {
  return kinds && new Set([...kinds].filter((kind) => kind !== 'absent' && kind !== 'null'));
}

function literalKinds({ literal }: t.TSLiteralType): ValueKinds {
  if (literal.type === 'StringLiteral') return new Set([literal.value.trim() === '' ? 'text' : 'key']);
  const kind = ofLiteral[literal.type];
  return kind && new Set([kind]);
}
