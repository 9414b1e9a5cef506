import type * as t from '@babel/types';
import type { Binding } from '../source/bind.ts';
import { annotationOf, importOf, isDefaultOnly, type PatternStep, patternPath } from '../source/pattern.ts';
import { evaluateCall } from './calls.ts';
import type { SourceFile } from '../source/source-file.ts';
import { exportedValue, wholeModule } from './exports.ts';
import { reachingValue } from './flow.ts';
import { anyMember, argumentPlaces, memberOf, propertyName, selfAt } from './members.ts';
import { mutatedValue } from './mutation.ts';
import { choiceOf, piecesOf, syntheticText, through, writtenText } from './pieces.ts';
import { evaluateNew } from './url-object.ts';
import type { Environment, FunctionNode, Piece, Place, Root, Value } from './value.ts';

/** The other files of a code base. */
export interface Codebase {
  /** The file that a module specifier leads to; undefined where it leaves the code base, or cannot be read or parsed. */
  open(from: SourceFile, specifier: string): SourceFile | undefined;
}

/** A code base of one file. */
export const singleFile: Codebase = { open: () => undefined };

const deepest = 40;

/**
 * Partial evaluation of expressions over the names of the code base. Sound by refusal: what is written to, passed
 * around or computed in a way it does not follow is `unknown`, and becomes a hole in a text.
 */
export class Evaluator {
  readonly #codebase: Codebase;
  readonly #known = new WeakMap<t.Node, Value>();
  readonly #open = new Set<t.Node>();
  #depth = 0;

  constructor(codebase: Codebase = singleFile) {
    this.#codebase = codebase;
  }

  /** What an expression evaluates to. Never throws; gives up with `unknown` when it would go too deep or in circles. */
  evaluate(place: Place): Value {
    const known = place.env === undefined ? this.#known.get(place.node) : undefined;
    if (known !== undefined) return known;
    if (this.#depth >= deepest) return unknown(place, 'too deep to follow');
    if (place.env === undefined && this.#open.has(place.node)) return unknown(place, 'defined by itself');
    this.#depth++;
    if (place.env === undefined) this.#open.add(place.node);
    try {
      const value = this.#evaluate(place);
      if (place.env === undefined && this.#depth < deepest / 2) this.#known.set(place.node, value);
      return value;
    } finally {
      this.#depth--;
      if (place.env === undefined) this.#open.delete(place.node);
    }
  }

  /** The text that an expression gives. */
  text(place: Place): readonly Piece[] {
    return piecesOf(this.evaluate(place), place);
  }

  /** A member of a value; `place` is the member expression. */
  member(value: Value, name: string, place: Place): Value {
    return memberOf(this, value, name, place);
  }

  /** What a module exports under a name (`*` for all of it): a value of the code base, or one from outside. */
  imported(place: Place, imported: { readonly source: string; readonly name: string }): Value {
    const file = this.open(place.file, imported.source);
    if (file === undefined) return external(place, { kind: 'module', ...imported });
    return imported.name === '*' ? wholeModule(this, file) : exportedValue(this, file, imported.name, place);
  }

  /** The file of the code base that a module specifier leads to. */
  open(from: SourceFile, specifier: string): SourceFile | undefined {
    return this.#codebase.open(from, specifier);
  }

  #evaluate(place: Place): Value {
    const { node } = place;
    switch (node.type) {
      case 'StringLiteral':
        return { kind: 'text', pieces: writtenText(place.file, node, node.value, (node.start as number) + 1) };
      case 'TemplateLiteral':
        return { kind: 'text', pieces: this.#template(place as Place<t.TemplateLiteral>) };
      case 'NumericLiteral':
      case 'BooleanLiteral':
        return { kind: 'primitive', value: node.value, place, via: [] };
      case 'NullLiteral':
        return { kind: 'primitive', value: null, place, via: [] };
      case 'Identifier':
        return this.#identifier(place as Place<t.Identifier>);
      case 'ThisExpression':
        return selfAt(place) ?? unknown(place, '`this` is not known');
      case 'MemberExpression':
      case 'OptionalMemberExpression':
        return this.#memberExpression(place as Place<t.MemberExpression>);
      case 'CallExpression':
      case 'OptionalCallExpression':
        return evaluateCall(this, place as Place<t.CallExpression>);
      case 'NewExpression':
        return evaluateNew(this, place as Place<t.NewExpression>);
      case 'BinaryExpression':
        return this.#binary(place as Place<t.BinaryExpression>);
      case 'ConditionalExpression':
        return this.#choice(place, [node.consequent, node.alternate]);
      case 'LogicalExpression':
        return this.#logical(place as Place<t.LogicalExpression>);
      case 'ObjectExpression':
        return { kind: 'object', place: place as Place<t.ObjectExpression>, writes: [] };
      case 'ArrayExpression':
        return { kind: 'array', place: place as Place<t.ArrayExpression> };
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return { kind: 'function', place: place as Place<t.FunctionExpression>, self: selfAt(place) };
      case 'ClassExpression':
        return { kind: 'class', place: place as Place<t.ClassExpression> };
      default:
        return this.#wrapped(place);
    }
  }

  /** Expressions that stand for another one: `await x`, `(x)`, `x as T`, `(a, x)`, `y = x`. */
  #wrapped(place: Place): Value {
    const { node } = place;
    switch (node.type) {
      case 'AwaitExpression':
        return this.evaluate({ ...place, node: node.argument });
      case 'ParenthesizedExpression':
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'TSTypeAssertion':
      case 'TSInstantiationExpression':
      case 'TypeCastExpression':
        return this.evaluate({ ...place, node: node.expression });
      case 'SequenceExpression':
        return this.evaluate({ ...place, node: node.expressions.at(-1) as t.Expression });
      case 'AssignmentExpression':
        return node.operator === '=' ? this.evaluate({ ...place, node: node.right }) : unknown(place, 'assigned');
      case 'MetaProperty':
        return external(place, { kind: 'global', name: 'import.meta' });
      default:
        return unknown(place, 'not known before it runs');
    }
  }

  #template(place: Place<t.TemplateLiteral>): readonly Piece[] {
    const { node, file } = place;
    return node.quasis.flatMap((quasi, index): readonly Piece[] => {
      const text = writtenText(file, node, quasi.value.cooked ?? quasi.value.raw, quasi.start as number);
      const expression = node.expressions[index];
      const inner = expression === undefined ? [] : this.text({ ...place, node: expression });
      return [...text, ...inner];
    });
  }

  #binary(place: Place<t.BinaryExpression>): Value {
    const { operator, left, right } = place.node;
    if (operator !== '+') return unknown(place, 'computed');
    const values = [left, right].map((node) => this.evaluate({ ...place, node }));
    if (!values.some(isText)) return unknown(place, 'computed');
    const pieces = [left, right].flatMap((node, index) => piecesOf(values[index] as Value, { ...place, node }));
    return { kind: 'text', pieces };
  }

  #choice(place: Place, nodes: readonly t.Node[]): Value {
    return choiceOf(nodes.map((node) => this.evaluate({ ...place, node })), place);
  }

  #logical(place: Place<t.LogicalExpression>): Value {
    const { operator, left, right } = place.node;
    const first = this.evaluate({ ...place, node: left });
    const second = this.evaluate({ ...place, node: right });
    if (operator === '&&') {
      if (first.kind === 'primitive' && first.value === true) return second;
      return choiceOf([second, { kind: 'text', pieces: [syntheticText('')] }], place);
    }
    if (first.kind === 'undefined' || (first.kind === 'primitive' && !first.value)) return second;
    if (isDefinite(first)) return first;
    return choiceOf([first, second], place);
  }

  #memberExpression(place: Place<t.MemberExpression>): Value {
    const { node } = place;
    const object = this.evaluate({ ...place, node: node.object });
    const name = propertyName(this, place);
    const value = name === undefined ? anyMember(this, object, place) : this.member(object, name, place);
    return through(value, { node, file: place.file });
  }

  #identifier(place: Place<t.Identifier>): Value {
    const { node, file } = place;
    if (node.name === 'undefined') return { kind: 'undefined' };
    const binding = file.names.bindingOf(node);
    if (binding === undefined) return external(place, { kind: 'global', name: node.name });
    return through(this.#bound(binding, place), { node, file });
  }

  /** The value of a binding at a reference to it. */
  #bound(binding: Binding, place: Place<t.Identifier>): Value {
    const { declaration } = binding;
    switch (declaration.type) {
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
      case 'TSImportEqualsDeclaration':
        return this.#importBinding(binding, place);
      case 'ClassDeclaration':
      case 'ClassExpression':
        return binding.kind === 'class'
          ? { kind: 'class', place: { ...place, node: declaration } }
          : this.#parameter(binding, place);
      case 'TSEnumDeclaration':
        return { kind: 'enum', place: { ...place, node: declaration } };
      case 'TSEnumMember':
        return declaration.initializer
          ? this.evaluate({ ...place, node: declaration.initializer })
          : unknown(place, 'an enum member without text');
      case 'TSModuleDeclaration':
        return { kind: 'namespace', place: { ...place, node: declaration } };
      case 'VariableDeclarator':
        return this.#variable(binding, place, declaration);
      default:
        return this.#functionOrParameter(binding, place);
    }
  }

  #functionOrParameter(binding: Binding, place: Place): Value {
    const { declaration } = binding;
    if (binding.kind === 'param') return this.#parameter(binding, place);
    if (declaration.type !== 'FunctionDeclaration' && declaration.type !== 'FunctionExpression') {
      return unknown(place, 'not known before it runs');
    }
    if (binding.writes.length > 0) return unknown(place, 'written to');
    return { kind: 'function', place: { ...place, node: declaration }, self: undefined };
  }

  #variable(binding: Binding, place: Place, declarator: t.VariableDeclarator): Value {
    if (binding.writes.length > 0) {
      return declarator.id.type === 'Identifier'
        ? reachingValue(this, binding, place)
        : unknown(place, 'written to after its declaration');
    }
    const path = patternPath(declarator.id, binding.identifier);
    if (declarator.init == null || path === undefined) {
      return this.#typed(binding, place) ?? unknown(place, 'not known before it runs');
    }
    const init: Place = { ...place, node: declarator.init };
    const value = this.#follow(this.evaluate(init), path, init);
    if (value.kind === 'unknown' || value.kind === 'external') return this.#typed(binding, place) ?? value;
    return mutatedValue(this, value, binding, place);
  }

  #follow(value: Value, path: readonly PatternStep[], place: Place): Value {
    let result = value;
    for (const step of path) {
      if (step.name === undefined) return unknown(place, 'the rest of a pattern');
      if (!isDefaultOnly(step)) result = this.member(result, step.name, place);
      if (step.fallback === undefined) continue;
      const fallback: Place = { ...place, node: step.fallback };
      if (result.kind === 'undefined') result = this.evaluate(fallback);
      else if (!isDefinite(result)) result = choiceOf([result, this.evaluate(fallback)], place);
    }
    return result;
  }

  #parameter(binding: Binding, place: Place): Value {
    const callee = binding.declaration as t.FunctionDeclaration;
    const frame = frameOf(place.env, callee) ?? calledAtOnce(callee, place);
    const index = callee.params?.findIndex((param) => patternPath(param, binding.identifier) !== undefined) ?? -1;
    const param = callee.params?.[index];
    const path = param && patternPath(param, binding.identifier);
    if (path === undefined || binding.writes.length > 0) return unknown(place, 'a parameter that is written to');
    const typed = this.#typed(binding, place);
    if (frame === undefined) {
      const isNamed = binding.identifier.typeAnnotation == null;
      return typed ?? (isNamed ? external(place, { kind: 'parameter', name: binding.name }) : unknown(place, 'a parameter'));
    }
    if (param?.type === 'RestElement') return unknown(place, 'rest parameters');
    const arg = frame.args[index];
    const isGiven = index < frame.args.length;
    if (isGiven && arg === undefined) return typed ?? unknown(place, 'spread arguments');
    const given = arg === undefined ? ({ kind: 'undefined' } as const) : this.evaluate(arg);
    const value = this.#follow(given, path, { ...(arg ?? place), env: arg?.env ?? frame });
    return value.kind === 'unknown' || value.kind === 'external' ? (typed ?? value) : value;
  }

  /** What a type annotation says of a binding whose value is not known. */
  #typed(binding: Binding, place: Place): Value | undefined {
    const annotation = annotationOf(binding, place.file.names);
    if (annotation === undefined) return undefined;
    return external(place, { kind: 'type', ...annotation });
  }

  #importBinding(binding: Binding, place: Place): Value {
    const imported = importOf(binding, place.file.names);
    if (imported === undefined) return unknown(place, 'imported in a way that is not followed');
    return this.imported(place, imported);
  }
}

export function unknown(place: Place, why: string): Value {
  return { kind: 'unknown', place, why, via: [] };
}

export function external(place: Place, root: Root): Value {
  return { kind: 'external', root, steps: [], place, via: [] };
}

/** The only call of a function that is called where it is written: `(function ($) { … })(jQuery)`. */
function calledAtOnce(callee: FunctionNode, place: Place): Environment | undefined {
  const { names } = place.file;
  let node: t.Node = callee;
  let parent = names.parentOf(node);
  while (parent?.type === 'ParenthesizedExpression') {
    node = parent;
    parent = names.parentOf(node);
  }
  if (parent?.type !== 'CallExpression' || parent.callee !== node) return undefined;
  return { callee, args: argumentPlaces({ ...place, node: parent }), self: undefined, outer: place.env };
}

/** The call of `callee` that is being looked through, if any. */
export function frameOf(env: Environment | undefined, callee: t.Node): Environment | undefined {
  for (let frame = env; frame !== undefined; frame = frame.outer) if (frame.callee === callee) return frame;
  return undefined;
}

/** Whether `+` with this value joins text for certain. */
function isText(value: Value): boolean {
  if (value.kind === 'choice') return value.branches.some(isText);
  return value.kind === 'text' || value.kind === 'url' || value.kind === 'search-params';
}

/** Whether a value is known to be there, neither null nor empty. */
function isDefinite(value: Value): boolean {
  switch (value.kind) {
    case 'text':
      return value.pieces.some((piece) => piece.kind === 'text' && piece.text !== '');
    case 'primitive':
      return Boolean(value.value);
    case 'undefined':
    case 'choice':
    case 'unknown':
    case 'external':
      return false;
    default:
      return true;
  }
}
