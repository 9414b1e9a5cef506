import type * as t from '@babel/types';
import { classBodyAround, isMember } from '../../source/node-kinds.ts';
import {
  keyName,
  memberName,
  objectLiteral,
  type PatternStep,
  parametersOf,
  patternPath,
  withoutDefault,
} from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { type Held, heldBy, isTypeScript } from '../declared/holders.ts';
import type { Evaluator } from '../evaluate.ts';
import { typeByPlace } from './contextual-type.ts';
import { declaredType } from './declared-type.ts';
import { annotationOf, besideDefault, isPromise, signature, type Typed } from './written-type.ts';

/** Types with the same members as their argument. */
const likeTheirArgument = new Set(['Partial', 'Required', 'Readonly', 'NonNullable', 'Omit', 'Pick']);

/** The most declarations to follow for one type; this also ends cycles. */
const mostSteps = 40;

/** Finds the declared types of expressions. The result may be an expression: the initial value of a variable. */
export class TypeFinder {
  readonly #evaluator: Evaluator;
  #steps = 0;

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Counts a step, and returns whether there were too many. */
  isTooFar(): boolean {
    return this.#steps++ > mostSteps;
  }

  /** The type of an expression that is a name, a member, or has a type assertion. */
  typeOf(node: t.Node, file: SourceFile): Typed | undefined {
    switch (node.type) {
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return { node: node.typeAnnotation, file, isOptional: false };
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
        return this.typeOf(node.expression, file);
      case 'Identifier':
        return this.bindingType(node, file);
      case 'MemberExpression':
      case 'OptionalMemberExpression': {
        const name = memberName(node);
        const of = this.#objectType(node.object, file);
        const member = name === undefined ? undefined : this.#member(of, name);
        const mayEndBefore = node.type === 'OptionalMemberExpression' && this.#mayBeAbsent(of);
        return member && { ...member, isOptional: member.isOptional || mayEndBefore };
      }
      case 'CallExpression':
        return (
          (node.arguments.length === 0 ? this.#called(node, file) : (heldBy(node, file) ?? this.#kept(node, file))) ??
          this.#returned(node, file)
        );
      case 'AwaitExpression': {
        const of = this.typeOf(node.argument, file);
        const type = isPromise(of?.node) ? of.node.typeParameters?.params[0] : undefined;
        return of && type && { ...of, node: type };
      }
      case 'NewExpression':
        return node.typeParameters ? valueType(node, file) : undefined;
      default:
        return undefined;
    }
  }

  /** The type of a variable or parameter, from its annotation, its initial value or its context. */
  bindingType(node: t.Identifier, file: SourceFile): Typed | undefined {
    const binding = file.names.bindingOf(node);
    if (binding === undefined) return undefined;
    const own = annotationOf(binding.identifier, file);
    if (own !== undefined) return besideDefault(own, file, binding.identifier);
    const { declaration } = binding;
    if (declaration.type === 'VariableDeclarator') {
      const steps = patternPath(declaration.id, binding.identifier);
      const start = annotationOf(declaration.id, file) ?? (declaration.init && this.typeOf(declaration.init, file));
      return steps && start ? this.#within(start, steps) : undefined;
    }
    if (!('params' in declaration)) return undefined;
    for (const [position, param] of parametersOf(declaration as t.Function).entries()) {
      const steps = patternPath(param, binding.identifier);
      if (steps === undefined) continue;
      const written = annotationOf(withoutDefault(param), file);
      const start = written ?? typeByPlace(declaration as t.Function, position, file);
      return start && this.#within(start, steps);
    }
    return undefined;
  }

  /** The interface that a name means, or the type behind an alias. */
  declared(name: t.Identifier, file: SourceFile): Typed | undefined {
    const declared = declaredType(this.#evaluator, { node: name, file, env: undefined });
    if (declared === undefined) return this.#declaredClass(name, file);
    const { node } = declared;
    const type = node.type === 'TSTypeAliasDeclaration' ? node.typeAnnotation : node;
    return { node: type, file: declared.file, isOptional: false };
  }

  #declaredClass(name: t.Identifier, file: SourceFile): Typed | undefined {
    const value = this.#evaluator.evaluate({ node: name, file, env: undefined });
    return value.kind === 'class'
      ? { node: value.place.node.body, file: value.place.file, isOptional: false }
      : undefined;
  }

  /** What `operations['getTags']` stands for. */
  indexed({ objectType, indexType }: t.TSIndexedAccessType, file: SourceFile): Typed | undefined {
    const key = indexType.type === 'TSLiteralType' ? indexType.literal : undefined;
    return key?.type === 'StringLiteral'
      ? this.#member({ node: objectType, file, isOptional: false }, key.value)
      : undefined;
  }

  /** The type of a member of a type, and of a member of that, and so on. */
  memberOf(type: Typed, names: readonly string[]): Typed | undefined {
    return names.reduce<Typed | undefined>((of, name) => this.#member(of, name), type);
  }

  #objectType(node: t.Node, file: SourceFile): Typed | undefined {
    if (node.type !== 'ThisExpression') return this.typeOf(node, file);
    const body = classBodyAround(file, node);
    return body && { node: body, file, isOptional: false };
  }

  /** The result type of a call without arguments: of a function passed as a typed parameter, or of a state holder. */
  #called({ callee, ...call }: t.CallExpression, file: SourceFile): Typed | undefined {
    if (call.typeParameters) return heldBy({ callee, ...call }, file);
    const of = callee.type === 'Identifier' ? this.bindingType(callee, file) : undefined;
    if (of === undefined) return undefined;
    if ((of as Partial<Held>).way === '()') return { ...of, way: '' } as Held;
    const type =
      of.node.type === 'TSFunctionType' && !of.isOptional ? of.node.typeAnnotation?.typeAnnotation : undefined;
    return type && { node: type, file: of.file, isOptional: false };
  }

  /** The type that a function of the code base says it returns. */
  #returned({ callee }: t.CallExpression, file: SourceFile): Typed | undefined {
    const called = this.#evaluator.evaluate({ node: callee, file, env: undefined });
    const fn = called.kind === 'function' ? called.place : undefined;
    if (fn === undefined || fn.node.typeParameters) return undefined;
    const { returnType } = fn.node;
    const type = returnType?.type === 'TSTypeAnnotation' ? returnType.typeAnnotation : undefined;
    return type && { node: type, file: fn.file, isOptional: false };
  }

  /** The type of `kept.get(key)`, where `kept` is a `Map<string, Promise<string[]>>`. */
  #kept({ callee }: t.CallExpression, file: SourceFile): Typed | undefined {
    if (!isMember(callee) || memberName(callee) !== 'get') return undefined;
    const of = this.typeOf(callee.object, file);
    const type = of && mapped(of.node);
    return of && type && { node: type, file: of.file, isOptional: true };
  }

  #within(start: Typed, steps: readonly PatternStep[]): Typed | undefined {
    return steps.reduce<Typed | undefined>((type, { name, fallback }) => {
      const inner = name === '=' ? type : name === undefined ? undefined : this.#member(type, name);
      return inner && { ...inner, isOptional: inner.isOptional && fallback === undefined };
    }, start);
  }

  #member(type: Typed | undefined, name: string): Typed | undefined {
    if (type === undefined || this.isTooFar()) return undefined;
    const { node, file } = type;
    const { way = '' } = type as Partial<Held>;
    if (way !== '') return way.startsWith(name) ? ({ ...type, way: way.slice(name.length) } as Held) : undefined;
    const inside = (one: t.Node) => this.#member({ node: one, file, isOptional: false }, name);
    switch (node.type) {
      case 'TSTypeLiteral':
        return signature(node.members, name, file);
      case 'TSInterfaceDeclaration': {
        const own = signature(node.body.body, name, file);
        return own ?? firstOf(node.extends ?? [], ({ expression }) => inside(expression));
      }
      case 'ClassBody':
        return field(node, name, file);
      case 'ObjectExpression':
      case 'TSAsExpression':
        return memberOfValue(node, name, file);
      case 'TSIntersectionType':
        return firstOf(node.types, inside);
      case 'TSUnionType': {
        const [only, ...others] = node.types.filter((part) => !isNothing(part));
        return only !== undefined && others.length === 0 ? inside(only) : undefined;
      }
      case 'TSParenthesizedType':
        return inside(node.typeAnnotation);
      case 'Identifier':
        return this.#member(this.declared(node, file), name);
      case 'TSTypeReference':
        return this.#memberOfNamed(node, name, file);
      case 'TSIndexedAccessType':
        return this.#member(this.indexed(node, file), name);
      default:
        return undefined;
    }
  }

  #memberOfNamed({ typeName, typeParameters }: t.TSTypeReference, name: string, file: SourceFile): Typed | undefined {
    if (typeName.type !== 'Identifier') return undefined;
    const [argument, second] = typeParameters?.params ?? [];
    if (typeName.name === 'Record' && second !== undefined) return { node: second, file, isOptional: true };
    if (argument === undefined || !likeTheirArgument.has(typeName.name))
      return this.#member(this.declared(typeName, file), name);
    const member = this.#member({ node: argument, file, isOptional: false }, name);
    return member && { ...member, isOptional: typeName.name === 'Partial' || member.isOptional };
  }

  #mayBeAbsent(type: Typed | undefined): boolean {
    if (type === undefined || type.isOptional) return true;
    return type.node.type === 'TSUnionType' && type.node.types.some(isNothing);
  }
}

/** The type of the values of a map: the second argument of its type, or of its construction. */
function mapped(node: t.Node): t.Node | undefined {
  const name =
    node.type === 'TSTypeReference' ? node.typeName : node.type === 'NewExpression' ? node.callee : undefined;
  if (name?.type !== 'Identifier' || !/^(Weak)?Map$/.test(name.name) || !('typeParameters' in node)) return undefined;
  return node.typeParameters?.type === 'TSTypeParameterInstantiation' ? node.typeParameters.params[1] : undefined;
}

/** The type of a field of a class, from its annotation or its initial value. */
function field({ body }: t.ClassBody, name: string, file: SourceFile): Typed | undefined {
  for (const member of body) {
    if (member.type === 'ClassMethod' && member.kind === 'constructor') {
      const own = member.params.find((one) => one.type === 'TSParameterProperty' && nameOfParameter(one) === name);
      if (own !== undefined) return annotationOf(own, file);
    }
    if ((member.type !== 'ClassProperty' && member.type !== 'ClassPrivateProperty') || keyName(member) !== name)
      continue;
    return annotationOf(member, file) ?? (member.value ? valueType(member.value, file) : undefined);
  }
  return undefined;
}

function nameOfParameter({ parameter }: t.TSParameterProperty): string | undefined {
  const inner = withoutDefault(parameter);
  return inner.type === 'Identifier' ? inner.name : undefined;
}

function memberOfValue(value: t.Node, name: string, file: SourceFile): Typed | undefined {
  if (value.type === 'TSAsExpression') return undefined;
  const property = objectLiteral(value)?.properties.find(
    (one) => one.type === 'ObjectProperty' && keyName(one) === name,
  );
  return property?.type === 'ObjectProperty' ? valueType(property.value, file) : undefined;
}

/** The type that an initial value gives its variable, which only TypeScript enforces. */
function valueType(node: t.Node, file: SourceFile): Typed | undefined {
  return isTypeScript(file) ? { node, file, isOptional: false } : undefined;
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
