import type * as t from '@babel/types';
import { isCast } from '../source/node-kinds.ts';
import type { SourceFile } from '../source/source-file.ts';
import { bindingValue } from './binding-value.ts';
import { evaluateCall } from './calls.ts';
import { type ClosedFile, type Codebase, singleFile } from './codebase.ts';
import { Contexts } from './context.ts';
import { exportedValue, wholeModule } from './declared/exports.ts';
import { assignedValue } from './declared/set-once.ts';
import { sharedValue } from './declared/shared.ts';
import { truthOf } from './flow/truth.ts';
import { Memo } from './memo.ts';
import { onlyMethod } from './methods/only-method.ts';
import { plainTemplate } from './methods/text-methods.ts';
import { addedMember } from './objects/global-member.ts';
import { anyMember } from './objects/member-names.ts';
import { memberOf, propertyName } from './objects/members.ts';
import { asText } from './returns.ts';
import { literalObject, parentOf, selfAt, undeclared } from './self.ts';
import { piecesOf, syntheticText, through, writtenText } from './text/pieces.ts';
import { withStated } from './text/stated-text.ts';
import { evaluateNew } from './text/url-object.ts';
import {
  choiceOf,
  type Environment,
  external,
  type FunctionNode,
  held,
  isDefinite,
  isText,
  type Piece,
  type Place,
  unknown,
  type Value,
} from './value.ts';

const evaluators = new WeakMap<Codebase, Evaluator>();

/** The one evaluator of a code base, so that what it has found out is shared. */
export function evaluatorOf(codebase: Codebase | undefined): Evaluator {
  if (codebase === undefined) return new Evaluator();
  const evaluator = evaluators.get(codebase) ?? new Evaluator(codebase);
  evaluators.set(codebase, evaluator);
  return evaluator;
}

/**
 * Partial evaluation of expressions over the names of the code base. Sound by refusal: what is written to, passed
 * around or computed in an unsupported way is `unknown`, and becomes a hole in a string. Everything is evaluated once.
 */
export class Evaluator {
  readonly #codebase: Codebase;
  readonly #contexts = new Contexts();
  readonly #memo: Memo;

  constructor(codebase: Codebase = singleFile) {
    this.#codebase = codebase;
    this.#memo = new Memo((place) => {
      const value = this.#evaluate(place);
      return withStated(codebase, place, value);
    });
  }

  /** The value of an expression. Never throws; returns `unknown` for recursion that is too deep or circular. */
  evaluate(place: Place): Value {
    return this.#memo.value(place);
  }

  /** The environment for a call of a function with some arguments; `outer` are the calls around the function. */
  enter(
    callee: Place<FunctionNode>,
    args: readonly (Place | undefined)[],
    self: Value | undefined,
    outer: Environment | undefined,
  ): Environment {
    return this.#contexts.enter(callee, args, self, outer);
  }

  /** The text that an expression evaluates to. */
  text(place: Place): readonly Piece[] {
    return piecesOf(asText(this, this.evaluate(place), place), place);
  }

  /** A member of a value; `place` is the member expression. */
  member(value: Value, name: string, place: Place): Value {
    if (value.kind !== 'object') return memberOf(this, value, name, place);
    return this.#memo.member(value.place, name, place, () => memberOf(this, value, name, place));
  }

  /** The value that a module exports under a name (`*` for all of it), from the code base or from outside. */
  imported(place: Place, imported: { readonly source: string; readonly name: string }): Value {
    const file = this.open(place.file, imported.source);
    if (file === undefined) return external(place, { kind: 'module', ...imported });
    return imported.name === '*' ? wholeModule(this, file) : exportedValue(this, file, imported.name, place);
  }

  /** The file of the code base that a module specifier leads to. */
  open(from: SourceFile, specifier: string): SourceFile | undefined {
    return this.#codebase.open(from, specifier);
  }

  /** Like `open`, for type imports. */
  openTypes(from: SourceFile, specifier: string): SourceFile | undefined {
    return this.#codebase.openTypes?.(from, specifier) ?? this.open(from, specifier);
  }

  /** The configured clients, for names that are not known here. */
  get clients(): ReadonlyMap<string, object> | undefined {
    return this.#codebase.clients;
  }

  /** Says that a configured client is not used, and why. */
  refuseClient(name: string, place: Place, why: string): void {
    this.#codebase.refuseClient?.(name, place.file, place.file.positionOf(place.node.start as number).line, why);
  }

  /** The files of the code base whose text contains a name, or the first of them; none for an empty name. */
  filesWith(name: string, most?: number): readonly SourceFile[] {
    return name === '' ? [] : this.openAll((this.#codebase.filesWith?.(name) ?? []).slice(0, most));
  }

  /** Whether fewer files than that contain a name. */
  isRare = (name: string, most: number): boolean => (this.#codebase.filesWith?.(name) ?? []).length < most;

  /** Those of them that may use something of that name from another file. */
  filesUsing(name: string, open?: (one: ClosedFile) => readonly SourceFile[]): readonly SourceFile[] {
    return name === '' ? [] : this.openAll(this.#codebase.filesUsing?.(name) ?? [], open);
  }

  /** Whether the current evaluation exceeds its limit, so that what it has found may be incomplete. */
  get isExhausted(): boolean {
    return this.#memo.isExhausted;
  }
  /** How often an evaluation was too deep so far. */
  get cuts(): number {
    return this.#memo.cuts;
  }

  /** The files to search for an evaluation; none if there are too many, which makes its value unknown. */
  openAll(files: readonly ClosedFile[], open = (one: ClosedFile) => one.open()): readonly SourceFile[] {
    return this.#memo.canTake(files.length) ? files.flatMap(open) : [];
  }

  /** The files that import a file, as far as the code base knows. */
  importersOf(file: SourceFile): readonly ClosedFile[] {
    return this.#codebase.importersOf?.(file) ?? [];
  }

  /** A file, and those whose text assigns to a member of that name. */
  writing(file: SourceFile, name: string): readonly SourceFile[] {
    const others = this.openAll(this.#codebase.writing?.(name) ?? []);
    return [file, ...others.filter(({ path }) => path !== file.path)];
  }

  /** Whether a value is known to be truthy. */
  isGiven(value: Value): boolean {
    if (value.kind === 'choice') return value.branches.every((branch) => this.isGiven(branch));
    if (value.kind !== 'external' || value.root.kind !== 'module') return isDefinite(value);
    return value.steps.at(-1)?.kind === 'call' && this.#codebase.alwaysGives?.(value.root.source) === true;
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
      case 'Super':
        return parentOf(this, place);
      case 'ThisExpression':
        return selfAt(this, place) ?? unknown(place, '`this` is not known');
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
        return this.#conditional(place as Place<t.ConditionalExpression>);
      case 'LogicalExpression':
        return this.#logical(place as Place<t.LogicalExpression>);
      case 'ObjectExpression':
        return literalObject(place as Place<t.ObjectExpression>);
      case 'ArrayExpression':
        return { kind: 'array', place: place as Place<t.ArrayExpression> };
      case 'FunctionExpression':
      case 'ArrowFunctionExpression':
        return { kind: 'function', place: place as Place<t.FunctionExpression>, self: selfAt(this, place) };
      case 'ClassExpression':
        return { kind: 'class', place: place as Place<t.ClassExpression> };
      default:
        return this.#wrapped(place);
    }
  }

  /** Expressions that evaluate to an inner one: `await x`, `(x)`, `x as T`, `(a, x)`, `y = x`. */
  #wrapped(place: Place): Value {
    const { node } = place;
    if (isCast(node) || node.type === 'TSInstantiationExpression')
      return this.evaluate({ ...place, node: node.expression });
    switch (node.type) {
      case 'AwaitExpression':
        return this.evaluate({ ...place, node: node.argument });
      case 'SequenceExpression':
        return this.evaluate({ ...place, node: node.expressions.at(-1) as t.Expression });
      case 'AssignmentExpression':
        return assignedValue(this, place as Place<t.AssignmentExpression>);
      case 'TaggedTemplateExpression': {
        const template = plainTemplate(this, place as Place<t.TaggedTemplateExpression>);
        return template === undefined ? unknown(place, 'a tagged template') : this.evaluate(template);
      }
      case 'MetaProperty':
        return external(place, { kind: 'global', name: 'import.meta' });
      default:
        return unknown(place, 'known only at run time');
    }
  }

  #template(place: Place<t.TemplateLiteral>): readonly Piece[] {
    const { node, file } = place;
    return node.quasis.flatMap((quasi, index): readonly Piece[] => {
      const text = writtenText(file, node, quasi.value.cooked ?? quasi.value.raw, quasi.start as number);
      const expression = node.expressions[index];
      return expression === undefined ? text : [...text, ...this.text({ ...place, node: expression })];
    });
  }

  #binary(place: Place<t.BinaryExpression>): Value {
    const { operator, left, right } = place.node;
    if (operator !== '+') return unknown(place, 'computed');
    const values = [left, right].map((node) => asText(this, this.evaluate({ ...place, node }), { ...place, node }));
    if (!values.some(isText)) return unknown(place, 'computed');
    const pieces = [left, right].flatMap((node, index) => piecesOf(values[index] as Value, { ...place, node }));
    return { kind: 'text', pieces };
  }

  #conditional(place: Place<t.ConditionalExpression>): Value {
    const { test, consequent, alternate } = place.node;
    const truth = truthOf(this, { ...place, node: test });
    if (truth !== undefined) return this.evaluate({ ...place, node: truth ? consequent : alternate });
    const branches = [consequent, alternate].map((node) => this.evaluate({ ...place, node }));
    return choiceOf(branches, place);
  }

  #logical(place: Place<t.LogicalExpression>): Value {
    const { operator, left, right } = place.node;
    const first = this.evaluate({ ...place, node: left });
    const second = this.evaluate({ ...place, node: right });
    if (operator === '&&') {
      const truth = truthOf(this, { ...place, node: left });
      if (truth === true) return second;
      if (first.kind === 'undefined') return first;
      const nothing: Value = { kind: 'text', pieces: [syntheticText('')] };
      return truth === false ? nothing : choiceOf([second, nothing], place);
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
    if (value.kind === 'undefined' && node.object.type === 'ThisExpression')
      return addedMember(this, object, name, place);
    const isOpen = value.kind === 'unknown' || value.kind === 'external';
    const only = name !== undefined && isOpen ? onlyMethod(this, place, object, name) : undefined;
    if (only !== undefined) return through(only, { node, file: place.file });
    const isOfParent = node.object.type === 'Super' && value.kind === 'function';
    return through(held(isOfParent ? { ...value, self: selfAt(this, place) } : value), { node, file: place.file });
  }

  /** What a framework provides to a file under a name, without an import. */
  provided(place: Place, name: string): Value | undefined {
    return sharedValue(this, (file) => this.#codebase.withoutImport?.(file, name) ?? [], name, place);
  }

  #identifier(place: Place<t.Identifier>): Value {
    const { node, file } = place;
    if (node.name === 'undefined') return { kind: 'undefined' };
    const binding = file.names.bindingOf(node);
    if (binding !== undefined) return through(held(bindingValue(this, binding, place)), { node, file });
    return undeclared(this, place);
  }
}
