import type * as t from '@babel/types';
import type { CallNode } from '../source/node-kinds.ts';
import type { SourceFile } from '../source/source-file.ts';

/** A call that was entered to reach a node: what the parameters of `callee` and `this` are. Innermost first. */
export interface Environment {
  readonly callee: FunctionNode;
  /** The arguments in order; undefined from the first spread on. */
  readonly args: readonly (Place | undefined)[];
  readonly self: Value | undefined;
  readonly outer: Environment | undefined;
}

/** An expression, in its file, under what is known of the parameters around it. */
export interface Place<N extends t.Node = t.Node> {
  readonly node: N;
  readonly file: SourceFile;
  readonly env: Environment | undefined;
}

/** A reference that was walked to reach a text: an identifier, a member or a call, as written at the use. */
export interface Via {
  readonly node: t.Node;
  readonly file: SourceFile;
}

/** Where a known text stands in the source, character by character, without quotes. */
export interface TextSource {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
  /** The literal, or the template it is part of. */
  readonly node: t.Node;
}

/** Text that is known. `at` is absent for text nobody wrote (a joining `/`) or wrote with escapes. */
export interface TextPiece {
  readonly kind: 'text';
  readonly text: string;
  readonly at: TextSource | undefined;
  readonly via: readonly Via[];
}

/** Text that is not known. `node` is the expression that gives it, as far as it could be followed. */
export interface Hole {
  readonly kind: 'hole';
  readonly node: t.Node;
  readonly file: SourceFile;
  readonly env: Environment | undefined;
  readonly why: string;
  readonly via: readonly Via[];
  /** All of it is query parameters, without a leading `?`. */
  readonly isQuery: boolean;
  /** Only the origin of what `node` gives is meant: the expression cannot be written in its place. */
  readonly isOrigin?: boolean;
  /** The texts that it is one of, where they are written out as a list. */
  readonly among?: readonly (readonly Piece[])[];
}

/** Text that is one of several. */
export interface ChoicePiece {
  readonly kind: 'choice';
  readonly branches: readonly (readonly Piece[])[];
  readonly node: t.Node;
  readonly file: SourceFile;
  readonly via: readonly Via[];
}

export type Piece = TextPiece | Hole | ChoicePiece;

/** Where a value that the code base does not define comes from. */
export type Root =
  | { readonly kind: 'module'; readonly source: string; readonly name: string }
  | { readonly kind: 'global'; readonly name: string }
  | { readonly kind: 'type'; readonly name: string; readonly source: string | undefined }
  /** An interface or function type of the code base, which something else implements. */
  | { readonly kind: 'interface'; readonly name: string; readonly declaration: Place<CallableType> }
  | { readonly kind: 'parameter'; readonly name: string };

/** Types that say what a function takes and gives. */
export type CallableType = t.TSInterfaceDeclaration | t.TSTypeLiteral | t.TSFunctionType;

/** One step from a root: a member, a call or a construction. */
export type Step =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'call' | 'new'; readonly place: Place<CallNode> };

/** A change of a member of an object after its creation. */
export interface MemberWrite {
  /** The names from the object down to what is changed; undefined for one that is computed. */
  readonly path: readonly (string | undefined)[];
  /** What is assigned, if it is an assignment. */
  readonly value: Place | undefined;
  /** Whether it has happened when the object is read; undefined if that cannot be told. */
  happens(): boolean | undefined;
}

export type FunctionNode =
  | t.FunctionDeclaration
  | t.FunctionExpression
  | t.ArrowFunctionExpression
  | t.ObjectMethod
  | t.ClassMethod
  | t.ClassPrivateMethod;

export interface External {
  readonly kind: 'external';
  readonly root: Root;
  readonly steps: readonly Step[];
  readonly place: Place;
  readonly via: readonly Via[];
}

export interface ObjectValue {
  readonly kind: 'object';
  readonly place: Place<t.ObjectExpression>;
  readonly writes: readonly MemberWrite[];
}

export interface FunctionValue {
  readonly kind: 'function';
  readonly place: Place<FunctionNode>;
  readonly self: Value | undefined;
}

/** A class, or a function that is called with `new`. */
export type ClassNode = t.Class | t.FunctionDeclaration | t.FunctionExpression;

export interface ClassInstance {
  readonly kind: 'instance';
  readonly place: Place<ClassNode>;
  /** The `new` expression, where it is known. */
  readonly creation: Place<t.NewExpression> | undefined;
  /** The methods that were called on it since, each of which gives it again; undefined where that is not known. */
  readonly calls?: readonly Place<FunctionNode>[] | undefined;
}

/** What an expression evaluates to. */
export type Value =
  | { readonly kind: 'text'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'undefined' }
  /** `null`, a number or a boolean. */
  | {
      readonly kind: 'primitive';
      readonly value: number | boolean | null;
      readonly place: Place;
      readonly via: readonly Via[];
    }
  | ObjectValue
  | { readonly kind: 'enum'; readonly place: Place<t.TSEnumDeclaration> }
  | { readonly kind: 'namespace'; readonly place: Place<t.TSModuleDeclaration> }
  /** `isChanged`: other code adds, takes out or moves elements, so that each is where it is only for now. */
  | { readonly kind: 'array'; readonly place: Place<t.ArrayExpression>; readonly isChanged?: boolean }
  | FunctionValue
  | { readonly kind: 'class'; readonly place: Place<ClassNode> }
  | ClassInstance
  | External
  /** A `URL` object, as its text. */
  | { readonly kind: 'url'; readonly pieces: readonly Piece[]; readonly place: Place }
  | { readonly kind: 'search-params'; readonly place: Place; readonly via: readonly Via[] }
  /** The JSON text of another expression: `JSON.stringify(x)`. */
  | { readonly kind: 'json'; readonly of: Place }
  /** All exports of a file of the code base. */
  | { readonly kind: 'module'; readonly file: SourceFile }
  | {
      readonly kind: 'choice';
      readonly branches: readonly Value[];
      readonly place: Place;
      readonly via: readonly Via[];
    }
  | {
      readonly kind: 'unknown';
      readonly place: Place;
      readonly why: string;
      readonly via: readonly Via[];
      /** The texts that it is one of, where they are written out as a list. */
      readonly among?: readonly (readonly Piece[])[];
    };

export function unknown(place: Place, why: string): Value {
  return { kind: 'unknown', place, why, via: [] };
}

export function external(place: Place, root: Root): Value {
  return { kind: 'external', root, steps: [], place, via: [] };
}

/** The call of `callee` that is being looked through, if any. */
export function frameOf(env: Environment | undefined, callee: t.Node): Environment | undefined {
  for (let frame = env; frame !== undefined; frame = frame.outer) if (frame.callee === callee) return frame;
  return undefined;
}

/** Whether `+` with this value joins text for certain. */
export function isText(value: Value): boolean {
  if (value.kind === 'choice') return value.branches.some(isText);
  return value.kind === 'text' || value.kind === 'url' || value.kind === 'search-params';
}

/** Whether a value is known to be there, neither null nor empty. */
export function isDefinite(value: Value): boolean {
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

/** A value that is one of several; `place` is the expression that gives it. */
export function choiceOf(branches: readonly Value[], place: Place): Value {
  return { kind: 'choice', branches, place, via: [] };
}

/** Whether a type annotation may say more of a value than is known of it. */
export function isVague(value: Value): boolean {
  return value.kind === 'unknown' || (value.kind === 'external' && value.root.kind !== 'module');
}
