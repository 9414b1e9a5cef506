import type * as t from '@babel/types';
import type { CallNode } from '../source/node-kinds.ts';
import type { SourceFile } from '../source/source-file.ts';

/** A call that was entered to reach a node: the values of `this` and of the parameters of `callee`. Innermost first. */
export interface Environment {
  readonly callee: FunctionNode;
  /** The arguments in order; undefined from the first spread on. */
  readonly args: readonly (Place | undefined)[];
  readonly self: Value | undefined;
  readonly outer: Environment | undefined;
}

/** An expression in its file, with what is known about the parameters around it. */
export interface Place<N extends t.Node = t.Node> {
  readonly node: N;
  readonly file: SourceFile;
  readonly env: Environment | undefined;
}

/** A reference that was followed to reach a string: an identifier, a member or a call, as written at the use. */
export interface Via {
  readonly node: t.Node;
  readonly file: SourceFile;
}

/** The position of a known text in the source, character by character, without quotes. */
export interface TextSource {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
  /** The literal, or the template it is part of. */
  readonly node: t.Node;
}

/** Known text. `at` is absent for text that is not in the source (a joining `/`) or is written with escapes. */
export interface TextPiece {
  readonly kind: 'text';
  readonly text: string;
  readonly at: TextSource | undefined;
  readonly via: readonly Via[];
  /** Whether a function puts it there only if the text around it lacks it: the slash of `joinURL(base, path)`. */
  readonly isJoint?: boolean;
  /** Whether it is what the code base provides under a key, in place of which other code may provide something else. */
  readonly isProvided?: boolean;
}

/** Unknown text. `node` is the expression for it, as far as it could be followed. */
export interface Hole {
  readonly kind: 'hole';
  readonly node: t.Node;
  readonly file: SourceFile;
  readonly env: Environment | undefined;
  readonly why: string;
  readonly via: readonly Via[];
  /** Whether all of it is query parameters, without a leading `?`. */
  readonly isQuery: boolean;
  /** Only the origin of the value of `node` is meant, so the expression can't be written in its place. */
  readonly isOrigin?: boolean;
  /** Whose server the address belongs to, if a person stated it. */
  readonly owner?: 'ours' | 'other';
  /** The strings that it is one of, if they are in a literal list. */
  readonly among?: readonly (readonly Piece[])[];
  /** Whether nothing else reads these, so that they can be edited. */
  readonly isEditable?: boolean;
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

/** The source of a value that the code base does not define. */
export type Root =
  | { readonly kind: 'module'; readonly source: string; readonly name: string }
  | { readonly kind: 'global'; readonly name: string }
  | { readonly kind: 'type'; readonly name: string; readonly source: string | undefined }
  /** An interface or function type of the code base, implemented elsewhere. */
  | { readonly kind: 'interface'; readonly name: string; readonly declaration: Place<CallableType> }
  | { readonly kind: 'parameter'; readonly name: string };

/** Types that describe the parameters and result of a function. */
export type CallableType = t.TSInterfaceDeclaration | t.TSTypeLiteral | t.TSFunctionType;

/** One step from a root: a member, a call or a construction. */
export type Step =
  | { readonly kind: 'member'; readonly name: string }
  | { readonly kind: 'call' | 'new'; readonly place: Place<CallNode> };

/** A change of a member of an object after its creation. */
export interface MemberWrite {
  /** The names from the object down to what is changed; undefined for a computed one. */
  readonly path: readonly (string | undefined)[];
  /** The assigned value, if it is an assignment. */
  readonly value: Place | undefined;
  /** Whether the member is certainly not there any more: the rest of a destructured object leaves it out. */
  readonly isRemoval?: true;
  /** Whether it has happened when the object is read; undefined if that is unclear. */
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

/** A class, or a function called with `new`. */
export type ClassNode = t.Class | t.FunctionDeclaration | t.FunctionExpression;

export interface ClassInstance {
  readonly kind: 'instance';
  readonly place: Place<ClassNode>;
  /** The `new` expression, if it is known. */
  readonly creation: Place<t.NewExpression> | undefined;
  /** The methods called on it since, each of which returns it again; undefined if unknown. */
  readonly calls?: readonly Place<FunctionNode>[] | undefined;
  /** The instance of a subclass that this is a part of, if it is the part that a base class makes: `this` there. */
  readonly whole?: ClassInstance;
}

/** The value of an expression. */
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
  /** With `isChanged`, other code adds, removes or moves elements, so that their positions are not final. */
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
      /** The strings that it is one of, if they are in a literal list. */
      readonly among?: readonly (readonly Piece[])[];
      readonly isEditable?: boolean;
      /** The objects that it is one of, likewise: `s` in `[{ url: a }, { url: b }].map((s) => s.url)`. */
      readonly entries?: readonly Value[];
      /** The values that its elements come from, if it is a list made from a literal one: `services.filter(isOn)`. */
      readonly elements?: readonly Value[];
    };

export function unknown(place: Place, why: string): Value {
  return { kind: 'unknown', place, why, via: [] };
}

export function external(place: Place, root: Root): Value {
  return { kind: 'external', root, steps: [], place, via: [] };
}

/** The call of `callee` that is being evaluated, if any. */
export function frameOf(env: Environment | undefined, callee: t.Node): Environment | undefined {
  for (let frame = env; frame !== undefined; frame = frame.outer) if (frame.callee === callee) return frame;
  return undefined;
}

/** What leads to a request: the call that sends it is evaluated within the last of some calls. */
interface Reached {
  readonly within?: Environment | undefined;
  readonly through: readonly Pick<Place, 'env'>[];
}

/** The call of `callee` on the way to a request, if any. */
export function frameIn({ within, through }: Reached, callee: t.Node): Environment | undefined {
  const [frame] = [within, ...through.map(({ env }) => env)].flatMap((env) => frameOf(env, callee) ?? []);
  return frame;
}

/** Whether `+` with this value certainly concatenates strings. */
export function isText(value: Value): boolean {
  if (value.kind === 'choice') return value.branches.some(isText);
  // One of the strings of a list
  if (value.kind === 'unknown') return value.among !== undefined;
  return value.kind === 'text' || value.kind === 'url' || value.kind === 'search-params';
}

/** Whether a value is known to be truthy. */
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

/** The values that a value may be, however they are nested: the value itself if it is not a choice. */
export function branchesOf(value: Value): readonly Value[] {
  return value.kind === 'choice' ? value.branches.flatMap(branchesOf) : [value];
}

/** A value that is one of several, or unknown if all of them are; `place` is its expression. */
export function choiceOf(branches: readonly Value[], place: Place): Value {
  const [first] = branches;
  if (first?.kind === 'unknown' && branches.every(({ kind }) => kind === 'unknown')) return unknown(place, first.why);
  return { kind: 'choice', branches, place, via: [] };
}

/** Whether a type annotation may say more about a value than is known. */
export function isVague(value: Value): boolean {
  return value.kind === 'unknown' || (value.kind === 'external' && value.root.kind !== 'module');
}

/** A value with a name may also have been called by other code. */
export function held(value: Value): Value {
  return value.kind === 'instance' && value.calls !== undefined ? { ...value, calls: undefined } : value;
}
