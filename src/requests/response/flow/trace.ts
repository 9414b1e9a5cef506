import type * as t from '@babel/types';
import type { Binding } from '../../../source/names/bind.ts';
import { type CallNode, isMember, withoutCasts } from '../../../source/node-kinds.ts';
import type { SourceFile } from '../../../source/source-file.ts';
import type { TextEdit } from '../../../source/text-edit.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import type { Place } from '../../../values/value.ts';
import type { Refusal } from '../../call-site.ts';
import type { CastType } from '../cast-type.ts';
import type { Items } from '../page-type.ts';
import type { Nothing, ResultKind } from '../shape/result-kind.ts';
import type { Shape } from '../shape/shape.ts';
import { lineOf } from '../shape/syntax.ts';
import { commonAncestor, type Tested, type Verdict, verdictAt } from './branches.ts';

/** The ways to follow a value to its uses. */
interface Ways {
  follow(trace: Trace, node: t.Node, shape: Shape): undefined;
  callback(trace: Trace, given: t.Node | undefined, index: number, shape: Shape, consumer: t.Node): undefined;
}

/** Follows the value of one call through its file, and collects the edits. */
export class Trace implements Tested {
  readonly evaluator: Evaluator;
  readonly file: SourceFile;
  readonly call: CallNode;
  /** Whether the type of the body is `any` unless declared. */
  readonly isUntyped: boolean;
  /** What the call returns instead of the response if it fails. */
  readonly nothing: Nothing | undefined;
  /** The name under which the result has the body, if it is an object with more: `data`, or as a function of the code base calls it. */
  readonly heldAs: string;
  /** Whether the page's type declares its content as optional. */
  readonly isOptionalContent: boolean;
  /** Whether a failed request also returns a response, with the body of an error. */
  readonly isSilent: boolean;
  /** Whether only the code around the call shows what it returns. */
  readonly isGuessed: boolean;
  /** The type to write where the response is read. */
  readonly cast: CastType | undefined;
  readonly items: Items | undefined;
  /** The expressions that are the decoded body, and the patterns that are given it. */
  readonly bodies: t.Node[] = [];
  readonly edits: TextEdit[] = [];
  /** Edits of types, which are used only if a value is edited too. */
  readonly typeEdits: TextEdit[] = [];
  refusal: Refusal | undefined;
  readonly #place: Place<CallNode>;
  readonly #ways: Ways;
  readonly #held = new Set<Binding>();
  readonly #taken = new Set<t.Node>();
  readonly #heldTexts = new Set<string>();
  readonly #seen = new Map<t.Node, Set<string>>();

  constructor(
    evaluator: Evaluator,
    place: Place<CallNode>,
    ways: Ways,
    kind: ResultKind,
    isUntyped: boolean,
    cast?: CastType,
    items?: Items,
  ) {
    this.evaluator = evaluator;
    this.file = place.file;
    this.call = place.node;
    this.#place = place;
    this.#ways = ways;
    this.isUntyped = isUntyped;
    this.cast = cast;
    this.items = items;
    this.nothing = kind.nothing;
    this.heldAs = kind.heldAs ?? 'data';
    this.isGuessed = kind.isGuessed === true;
    this.isOptionalContent = kind.isOptionalContent === true;
    this.isSilent = kind.value === 'response' && kind.arrives === 'promise';
  }

  /** Follows the value of an expression to its uses. */
  follow(node: t.Node, shape: Shape): undefined {
    if (this.refusal === undefined && this.#enters(node, shape)) this.#ways.follow(this, node, shape);
  }

  /** Follows a value into the parameter of a function that `consumer` passes it to. */
  callback(given: t.Node | undefined, index: number, shape: Shape, consumer: t.Node): undefined {
    this.#ways.callback(this, given, index, shape, consumer);
  }

  /** Gives up; the first reason counts. `consumer` is the code that could not be followed. */
  refuse(refused: string, consumer: t.Node, message: string): undefined {
    this.refusal ??= { refused, message: `${message} (line ${lineOf(this.file, consumer)})` };
  }

  /** Whether this is the first time that a node is reached with a shape. */
  #enters(node: t.Node, shape: Shape): boolean {
    const shapes = this.#seen.get(node) ?? new Set<string>();
    this.#seen.set(node, shapes);
    const key = JSON.stringify(shape);
    return !shapes.has(key) && shapes.add(key) !== undefined;
  }

  /** Records a variable, or another expression, that holds a response. */
  hold(held: Binding | t.Node): undefined {
    if ('references' in held) this.#held.add(held);
    else this.#heldTexts.add(this.file.textOf(held));
  }

  /** Records a pattern that destructures a response. */
  take(pattern: t.Node): undefined {
    this.#taken.add(pattern);
  }

  isTaken(pattern: t.Node): boolean {
    return this.#taken.has(pattern);
  }

  isResponse(node: t.Node): boolean {
    const inner = withoutCasts(node);
    const binding = inner.type === 'Identifier' ? this.file.names.bindingOf(inner) : undefined;
    if (binding !== undefined && this.#held.has(binding)) return true;
    return isMember(inner) && this.#heldTexts.has(this.file.textOf(inner));
  }

  numberOf(node: t.Node): number | undefined {
    const value = this.evaluator.evaluate({ ...this.#place, node });
    return value.kind === 'primitive' && typeof value.value === 'number' ? value.value : undefined;
  }

  /** What is known about the response at a use. */
  verdict(use: t.Node): Verdict {
    return verdictAt(this, use, commonAncestor(this.file, use, this.call));
  }

  parentOf(node: t.Node): t.Node | undefined {
    return this.file.names.parentOf(node);
  }

  at<N extends t.Node>(node: N): Place<N> {
    return { ...this.#place, node };
  }

  /** A name for a parameter that does not shadow a variable at a node. */
  freshName(node: t.Node, ...names: readonly string[]): string {
    const isFree = (name: string) => this.file.names.lookup(name, node) === undefined;
    const numbered = Array.from({ length: 9 }, (_, index) => `${names[0]}${index + 2}`);
    return [...names, ...numbered].find(isFree) ?? `${names[0]}10`;
  }
}
