import type * as t from '@babel/types';
import { keyName, type PatternStep, parametersOf, patternPath } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import { declaredType } from './declared-type.ts';
import { annotationOf, definedProps, givesText, signature, type Typed, withoutDefault } from './written-type.ts';

/** What a value may be by its type: `key` is one of a few texts, none of them blank; `absent` is undefined. */
export type ValueKind = 'text' | 'key' | 'number' | 'boolean' | 'list' | 'absent' | 'null';

/** All that a value may be by its type; undefined where the types in sight do not say it. */
export type ValueKinds = ReadonlySet<ValueKind> | undefined;

/** What the types of a code base say that an expression may give. */
export function valueKinds(evaluator: Evaluator, file: SourceFile, node: t.Node): ValueKinds {
  return new TypeReader(evaluator).kindsOf(node, file);
}

/** Whether a value is one text, number or boolean, or absent. */
export function isSingleKind(kinds: ValueKinds): kinds is ReadonlySet<ValueKind> {
  return kinds !== undefined && !kinds.has('list') && !isOnly(kinds, 'absent', 'null');
}

/** Whether a value is a list, or absent. */
export function isListKind(kinds: ValueKinds): kinds is ReadonlySet<ValueKind> {
  return kinds?.has('list') === true && isOnly(kinds, 'list', 'absent', 'null');
}

/** Whether a value is of none but some kinds. */
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
  TSNullKeyword: 'null',
  TSArrayType: 'list',
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

/** Types that hold the members of their argument. */
const likeTheirArgument = new Set(['Partial', 'Required', 'Readonly', 'NonNullable', 'Omit', 'Pick']);

/** More declarations than a type leads through; one that leads back to itself ends here. */
const mostSteps = 40;

/** Reads the types of expressions as far as they are written out in the code base. */
class TypeReader {
  readonly #evaluator: Evaluator;
  #steps = 0;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  kindsOf(node: t.Node, file: SourceFile): ValueKinds {
    if (this.#steps++ > mostSteps) return undefined;
    const literal = ofLiteral[node.type];
    if (literal !== undefined) return new Set([literal]);
    switch (node.type) {
      case 'LogicalExpression': {
        if (node.operator === '&&') return undefined;
        return united([present(this.kindsOf(node.left, file)), this.kindsOf(node.right, file)]);
      }
      case 'ConditionalExpression':
        return united([this.kindsOf(node.consequent, file), this.kindsOf(node.alternate, file)]);
      case 'TSNonNullExpression':
        return present(this.kindsOf(node.expression, file));
      case 'CallExpression':
        return givesText(node) || this.#isPartOfText(node, file)
          ? new Set(['text'])
          : this.#kindsOfType(this.#returned(node, file));
      case 'Identifier':
        return this.#named(node, file);
      default:
        return this.#kindsOfType(this.#typeOf(node, file));
    }
  }

  #named(node: t.Identifier, file: SourceFile): ValueKinds {
    const binding = file.names.bindingOf(node);
    if (binding === undefined) return node.name === 'undefined' ? new Set(['absent']) : undefined;
    const type = this.#typeOf(node, file);
    if (type !== undefined || binding.writes.length > 0) return this.#kindsOfType(type);
    const { declaration } = binding;
    if (declaration.type === 'VariableDeclarator')
      return declaration.id === binding.identifier && declaration.init
        ? this.kindsOf(declaration.init, file)
        : undefined;
    // Have: `(tags = []) =>`, which gives the parameter the type of its default.
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

  /** What a function gives that is passed as a parameter of a type: `library: () => string | undefined`. */
  #returned({ callee }: t.CallExpression, file: SourceFile): Typed | undefined {
    const of = callee.type === 'Identifier' ? this.#bindingType(callee, file) : undefined;
    const type =
      of?.node.type === 'TSFunctionType' && !of.isOptional ? of.node.typeAnnotation?.typeAnnotation : undefined;
    return of && type && { node: type, file: of.file, isOptional: false };
  }

  /** The type of an expression that is a name, a member, or said to be of a type. */
  #typeOf(node: t.Node, file: SourceFile): Typed | undefined {
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return { node: node.typeAnnotation, file, isOptional: false };
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return this.#typeOf(node.expression, file);
      case 'Identifier':
        return this.#bindingType(node, file);
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        const name = keyName({ key: node.property, computed: node.computed });
        const of = node.object.type === 'ThisExpression' ? undefined : this.#typeOf(node.object, file);
        const member = name === undefined ? undefined : this.#member(of, name);
        const mayEndBefore = node.type === 'OptionalMemberExpression' && this.#mayBeAbsent(of);
        return member && { ...member, isOptional: member.isOptional || mayEndBefore };
      }
      case 'CallExpression':
        return definedProps(node, file);
      default:
        return undefined;
    }
  }

  #bindingType(node: t.Identifier, file: SourceFile): Typed | undefined {
    const binding = file.names.bindingOf(node);
    if (binding === undefined) return undefined;
    const own = annotationOf(binding.identifier, file);
    if (own !== undefined) return withoutDefault(own, file, binding.identifier);
    const { declaration } = binding;
    if (declaration.type === 'VariableDeclarator') {
      const steps = patternPath(declaration.id, binding.identifier);
      const start = annotationOf(declaration.id, file) ?? (declaration.init && this.#typeOf(declaration.init, file));
      return steps && start ? this.#within(start, steps) : undefined;
    }
    if (!('params' in declaration)) return undefined;
    for (const param of parametersOf(declaration as t.Function)) {
      const steps = patternPath(param, binding.identifier);
      const start = annotationOf(param.type === 'AssignmentPattern' ? param.left : param, file);
      if (steps !== undefined) return start && this.#within(start, steps);
    }
    return undefined;
  }

  #within(start: Typed, steps: readonly PatternStep[]): Typed | undefined {
    return steps.reduce<Typed | undefined>((type, { name, fallback }) => {
      const inner = name === '=' ? type : name === undefined ? undefined : this.#member(type, name);
      return inner && { ...inner, isOptional: inner.isOptional && fallback === undefined };
    }, start);
  }

  #member(type: Typed | undefined, name: string): Typed | undefined {
    if (type === undefined || this.#steps++ > mostSteps) return undefined;
    const { node, file } = type;
    const inside = (one: t.Node) => this.#member({ node: one, file, isOptional: false }, name);
    switch (node.type) {
      case 'TSTypeLiteral':
        return signature(node.members, name, file);
      case 'TSInterfaceDeclaration': {
        const own = signature(node.body.body, name, file);
        return own ?? firstOf(node.extends ?? [], ({ expression }) => inside(expression));
      }
      case 'TSIntersectionType':
        return firstOf(node.types, inside);
      case 'TSUnionType': {
        const [only, ...others] = node.types.filter((part) => !isNothing(part));
        return only !== undefined && others.length === 0 ? inside(only) : undefined;
      }
      case 'TSParenthesizedType':
        return inside(node.typeAnnotation);
      case 'Identifier':
        return this.#member(this.#declared(node, file), name);
      case 'TSTypeReference':
        return this.#memberOfNamed(node, name, file);
      default:
        return undefined;
    }
  }

  #memberOfNamed({ typeName, typeParameters }: t.TSTypeReference, name: string, file: SourceFile): Typed | undefined {
    if (typeName.type !== 'Identifier') return undefined;
    const [argument] = typeParameters?.params ?? [];
    if (argument === undefined || !likeTheirArgument.has(typeName.name))
      return this.#member(this.#declared(typeName, file), name);
    const member = this.#member({ node: argument, file, isOptional: false }, name);
    return member && { ...member, isOptional: typeName.name === 'Partial' || member.isOptional };
  }

  /** The interface that a name means, or what an alias stands for. */
  #declared(name: t.Identifier, file: SourceFile): Typed | undefined {
    const declared = declaredType(this.#evaluator, { node: name, file, env: undefined });
    if (declared === undefined) return undefined;
    const { node } = declared;
    const type = node.type === 'TSTypeAliasDeclaration' ? node.typeAnnotation : node;
    return { node: type, file: declared.file, isOptional: false };
  }

  #mayBeAbsent(type: Typed | undefined): boolean {
    if (type === undefined || type.isOptional) return true;
    return type.node.type === 'TSUnionType' && type.node.types.some(isNothing);
  }

  #kindsOfType(type: Typed | undefined): ValueKinds {
    if (type === undefined || this.#steps++ > mostSteps) return undefined;
    const kinds = this.#kindsOfNode(type.node, type.file);
    return type.isOptional ? united([kinds, new Set(['absent'])]) : kinds;
  }

  #kindsOfNode(node: t.Node, file: SourceFile): ValueKinds {
    const inside = (one: t.Node) => this.#kindsOfType({ node: one, file, isOptional: false });
    const known = ofKeyword[node.type];
    if (known !== undefined) return new Set([known]);
    switch (node.type) {
      case 'TSLiteralType':
        return literalKinds(node);
      case 'TSTypeOperator':
        return node.operator === 'readonly' ? inside(node.typeAnnotation) : undefined;
      case 'TSParenthesizedType':
        return inside(node.typeAnnotation);
      case 'TSUnionType':
        return united(node.types.map(inside));
      case 'TSTypeReference': {
        const { typeName } = node;
        if (typeName.type !== 'Identifier') return undefined;
        if (/^(Readonly)?Array$/.test(typeName.name)) return new Set(['list']);
        return this.#kindsOfType(this.#declared(typeName, file));
      }
      default:
        return undefined;
    }
  }
}

function united(all: readonly ValueKinds[]): ValueKinds {
  const known = all.filter((kinds) => kinds !== undefined);
  return known.length < all.length ? undefined : new Set(known.flatMap((kinds) => [...kinds]));
}

/** What a value may be where it is there. */
function present(kinds: ValueKinds): ValueKinds {
  return kinds && new Set([...kinds].filter((kind) => kind !== 'absent' && kind !== 'null'));
}

function isNothing({ type }: t.Node): boolean {
  return type === 'TSUndefinedKeyword' || type === 'TSNullKeyword';
}

function firstOf<T>(items: readonly T[], find: (item: T) => Typed | undefined): Typed | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function literalKinds({ literal }: t.TSLiteralType): ValueKinds {
  if (literal.type === 'StringLiteral') return new Set([literal.value.trim() === '' ? 'text' : 'key']);
  const kind = ofLiteral[literal.type];
  return kind && new Set([kind]);
}
