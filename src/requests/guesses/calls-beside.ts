import type * as t from '@babel/types';
import { type CallNode, isMember, rootOf } from '../../source/node-kinds.ts';
import { calledName, callsIn } from '../../source/nodes.ts';
import { importOf, objectLiteral } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { Place } from '../../values/value.ts';
import { type DescribedBody, describedIn } from '../edits/body-slot.ts';

/** The maximum number of other files searched for an example. */
const mostExamples = 20;

/**
 * Where an unknown function takes the parts of a request, as its other calls show: first those in the same file, then
 * those elsewhere.
 */
export class CallsBeside {
  readonly #place: Place<CallNode>;
  readonly #evaluator: Evaluator;

  constructor(evaluator: Evaluator, place: Place<CallNode>) {
    this.#evaluator = evaluator;
    this.#place = place;
  }

  /** The body option, at a position, in another call of the same function. */
  bodySlot(position: number): DescribedBody | undefined {
    return this.#first((file, { callee, arguments: args }) => {
      const argument = this.#isSame(file, callee) ? args[position] : undefined;
      return argument && describedIn(file, argument);
    });
  }

  /** Another member of the same object that takes a path, and its number of arguments after that. */
  member(name: RegExp): { readonly behind: number; readonly isPlain: boolean } | undefined {
    const { callee } = this.#place.node;
    if (!isMember(callee)) return undefined;
    return this.#first((file, node) => {
      const [path, , last] = node.arguments;
      if (
        !isMember(node.callee) ||
        !name.test(calledName(node) ?? '') ||
        path === undefined ||
        !this.#isPath(path, file)
      )
        return undefined;
      if (!this.#isSame(file, node.callee.object, callee.object)) return undefined;
      return { behind: node.arguments.length - 1, isPlain: last !== undefined && isPlainObject(last) };
    });
  }

  #isPath(node: t.Node, file: SourceFile): boolean {
    const pieces = this.#evaluator.text({ node, file, env: undefined });
    return pieces.some((piece) => piece.kind === 'text' && piece.text.includes('/'));
  }

  /** All calls with arguments of members of the same object whose name matches, nearest first. */
  members(
    isWanted: (name: string) => boolean,
  ): { readonly name: string; readonly file: SourceFile; readonly node: CallNode }[] {
    const { callee } = this.#place.node;
    if (!isMember(callee)) return [];
    return [...this.#files(callee.object)].flatMap((file) =>
      callsIn(file).flatMap((node) => {
        if (!isMember(node.callee) || node.arguments.length === 0) return [];
        const name = calledName(node) ?? '';
        const isSame = isWanted(name) && this.#isSame(file, node.callee.object, callee.object);
        return isSame ? [{ name, file, node }] : [];
      }),
    );
  }

  /** The file of the call, and those whose text contains the first name of an expression. */
  #files(node: t.Node): Set<SourceFile> {
    const root = rootOf(node);
    const name = root.type === 'Identifier' ? root.name : '';
    return new Set([this.#place.file, ...this.#evaluator.filesWith(name)]);
  }

  /**
   * Whether two expressions name the same thing: in one file by their bindings; in two, if neither file declares it or
   * both import it.
   */
  #isSame(file: SourceFile, one: t.Node, own: t.Node = this.#place.node.callee): boolean {
    if (file.textOf(one) !== this.#place.file.textOf(own)) return false;
    const [there, here] = [originOf(file, one), originOf(this.#place.file, own)];
    return there === here && (file === this.#place.file || typeof here === 'string');
  }

  #first<T>(look: (file: SourceFile, node: CallNode) => T | undefined): T | undefined {
    const { file, node } = this.#place;
    const name = file.textOf(node.callee);
    for (const one of [file, ...this.#evaluator.filesWith(/^[\w$]+$/.test(name) ? name : '', mostExamples)]) {
      for (const call of callsIn(one)) {
        const found = look(one, call);
        if (found !== undefined) return found;
      }
    }
    return undefined;
  }
}

/** What the first name of an expression means: its binding, a module and name as text, or `global`. */
function originOf(file: SourceFile, node: t.Node): unknown {
  const root = rootOf(node);
  if (root.type !== 'Identifier') return root.type;
  const binding = file.names.bindingOf(root);
  if (binding === undefined) return 'global';
  const imported = importOf(binding, file.names);
  return imported === undefined ? binding : `${imported.source} ${imported.name}`;
}

/** `{ page: 1 }`, but not the options of a request. */
export function isPlainObject(node: t.Node): boolean {
  const literal = objectLiteral(node);
  return (
    literal?.properties.every(
      (property) =>
        property.type === 'ObjectProperty' &&
        property.key.type === 'Identifier' &&
        !/^(params|headers|query|timeout|signal|responseType|data|body|method)$/.test(property.key.name),
    ) === true
  );
}
