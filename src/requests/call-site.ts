import type * as t from '@babel/types';
import type { CallNode } from '../source/node-kinds.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { TextOf } from '../values/text/pieces.ts';
import type { Environment, FunctionNode, Piece, Place, TextPiece } from '../values/value.ts';
import type { AddsQuery } from './form.ts';
import type { PassedQuery } from './query/passed-query.ts';
import type { ResultKind } from './response/shape/result-kind.ts';
import type { Builder } from './wrappers/builder.ts';

/** Another method, both in upper case. */
export interface MethodChange {
  readonly from: string;
  readonly to: string;
}

/** A query parameter to send as well, its value as source. */
export interface AddedParameter {
  readonly name: string;
  readonly source: string;
}

/** What is to change in a request besides its URL. */
export interface RequestChange {
  readonly method: MethodChange | undefined;
  /** The path that the request is sent to instead, if it moves. */
  readonly path: string | undefined;
  /** Query parameters to add where the URL takes none. */
  readonly added: readonly AddedParameter[];
  /** The JSON body to send, as an expression in the style of the file, if one is to be sent. */
  readonly body: string | undefined;
  /** A change to the URL before what the call gives of it. */
  readonly base?: BaseChange;
}

/** A part of a string that a function on the way, or a client, puts before the path becomes another. */
export interface BaseChange {
  readonly piece: TextPiece;
  /** Offsets in the text of the piece. */
  readonly start: number;
  readonly end: number;
  readonly to: string;
}

/** The types that a client was made with, which name every path of the service. */
export interface PathTypes {
  /** The module they come from, as written. */
  readonly source: string;
  /** Whether they are known to name an operation. */
  has(method: string, path: string): boolean;
}

/** Why a call site cannot be edited: a stable code and a sentence, as in a note. */
export interface Refusal {
  readonly refused: string;
  readonly message: string;
}

/** One way to spell a change to a request, as edits of the file of the call. */
export type Spelling = readonly TextEdit[];

/** A way to let a function of the code base take a JSON body as one more, optional parameter. */
export interface Growth {
  readonly callee: Place<FunctionNode>;
  /** The name of the parameter. */
  readonly name: string;
  /** Of the function's file, and of those of the functions it calls in turn. */
  readonly edits: ReadonlyMap<SourceFile, readonly TextEdit[]>;
}

/** The methods that a call site may send, in upper case. */
export interface Methods {
  readonly known: readonly string[];
  /** The strings that give them, as written. */
  readonly texts: readonly TextPiece[];
  /** `assumed`: something that is not known (a spread, a parameter) may set another one. `unknown`: it is written, and not known. */
  readonly certainty: 'known' | 'assumed' | 'unknown';
}

/** The call that sends a request, or the object literal that describes one, for code out of sight to send. */
export type SiteNode = CallNode | t.ObjectExpression;

/** What a call site passes on: the arguments of a call, or the description itself. */
export function passedBy({ node }: Pick<CallSite, 'node'>): readonly t.Node[] {
  return node.type === 'ObjectExpression' ? [node] : node.arguments.map(described);
}

/** `() => ({ url })` passes the description that it gives. */
function described(argument: t.Node): t.Node {
  const isGetter = argument.type === 'ArrowFunctionExpression' && argument.params.length === 0;
  return isGetter && argument.body.type === 'ObjectExpression' ? argument.body : argument;
}

/** The arguments of later calls on the result of a call site that are known to give its query. */
export function givenLater({ laterQuery }: Pick<CallSite, 'laterQuery'>): readonly t.Node[] {
  return laterQuery === 'unknown' ? [] : laterQuery;
}

/** The names that functions give the query parameters in their options. */
export const commonQueryNames = ['params', 'searchParams', 'query', 'qs'];

/** What a call says that stands in for a request in a test, instead of sending one. */
export interface Double {
  /** How the query of the URL is compared with that of a request; `unknown` where it may be compared in another place. */
  readonly query: 'ignored' | 'compared' | 'unknown';
  /** The query parameters that the call names, or that its response is made of; undefined if they are not known here. */
  readonly parameters: readonly string[] | undefined;
  /** Whether the response is made of parts of the path. */
  readonly readsPath: boolean;
  /** The body of each successful response; undefined if not all of them are known here. */
  readonly answers: readonly Place[] | undefined;
}

/** A function that was generated from the service's description. */
export interface GeneratedFunction {
  readonly name: string;
  /** The module that it is imported from, if its code is not there. */
  readonly source?: string;
  /** It takes `path`, `query` and `body` as one object; its arguments are in the order of its document; or its code is not there. */
  readonly kind: 'options' | 'arguments' | 'missing';
}

/** One expression that sends or describes one request, and how its library, or the code base's own function, spells a change to it. */
export interface CallSite {
  readonly adapter: string;
  /** What the library's calls give, or the library whose responses they are like. */
  readonly responses?: ResultKind | string | undefined;
  readonly file: SourceFile;
  readonly node: SiteNode;
  /** Set if the call is a test double: it only stands in for the request. */
  readonly double: Double | undefined;
  /** The expression of the call that gives the URL, or the part of it that the call itself gives. */
  readonly url: Place;
  /** Whether a piece of the URL is given by `url`; the others come from the client or function that is called. */
  isOwn(piece: Piece): boolean;
  /** The whole URL. */
  readonly pieces: readonly Piece[];
  readonly methods: Methods;
  /** Whether query parameters are sent that do not stand in the URL. */
  readonly query: 'none' | 'some' | 'unknown';
  /** The properties of the options that hold those, and what stands in front of them: `params.query`. */
  readonly queryNames: readonly string[];
  /** The position of the argument that holds nothing but those. */
  readonly queryArgument: number | undefined;
  /** The arguments of later calls on its result that hold nothing but those; `unknown` where not all of them are known here. */
  readonly laterQuery: readonly t.Node[] | 'unknown';
  /** Where query parameters are added that the call does not have yet. */
  readonly addsQuery: AddsQuery;
  /** Query parameters that an own function takes as a whole. */
  readonly passed: PassedQuery;
  /** Values in the options may be refs: they can be passed on, and not looked at. */
  readonly isReactive: boolean;
  /** What the call is checked against by the compiler. */
  readonly types: PathTypes | undefined;
  /** The expression that is sent as the JSON body, if there is one. */
  readonly body: Place | undefined;
  /** The property of the options that takes a body as text. */
  readonly textName: string;
  /** Whether the JSON content type is sent with a body. */
  readonly isJson: boolean;
  /** Whether what is called is known to send requests; otherwise it only looks like it. */
  readonly isClientKnown: boolean;
  /** Whether it is a request of a test to a server that the test starts itself. */
  readonly isToOwnServer?: boolean;
  /** The generated function that is called. */
  readonly generated: GeneratedFunction | undefined;
  /** Why it must not be edited, whatever is to change. */
  readonly doubt?: Refusal;
  /** Where the response can be changed into what its readers take. */
  readonly transform?: ResponseTransform;
  /** Whether the request is only described here, and no code known here sends it. */
  readonly isDeclared: boolean;
  /** The functions of the code base that the call goes through to that which sends the request, outermost first. */
  readonly functions: readonly Place<FunctionNode>[];
  /** What is known of the parameters of those functions. */
  readonly within?: Environment | undefined;
  /** The call in a function of the code base that sends the request; undefined if the call itself does. */
  readonly sentBy: Place<CallNode> | undefined;
  /** The chain of calls that puts the request together, if one does. */
  readonly builder?: Builder | undefined;
  /** The calls in functions of the code base by which it comes to be sent, the last of which sends it. */
  readonly through: readonly Pick<Place<CallNode>, 'node' | 'file'>[];
  /** The request of that call, seen without what this call passes; undefined if it is none then. */
  readonly sink: RequestCall | undefined;
  /** The headers besides the content type, and other options that say who asks: each as source, in any order. */
  carried(textOf: TextOf): readonly string[];
  /** An option by which a framework caches the response of a GET, but not of a POST. */
  readonly isCached: boolean;
  /** How the functions on the way keep something by the URL: with the body (`whole`) or without (`key`). */
  readonly urlUse: 'key' | 'whole' | undefined;
  /** How the functions on the way read the response (`json`, `text`, `data`), for telling a sibling of theirs from another function. */
  readonly reads: string;
  /** The ways to spell a change to everything but the URL, best first. */
  respell(change: RequestChange): readonly Spelling[] | Refusal;
  /** The ways to make a function of the code base able to send a change that it has no place for, best first. */
  grow?(change: RequestChange): readonly Growth[];
}

/** Options of which one is a function that is given the response before anything else reads it. */
export interface ResponseTransform {
  readonly name: string;
  readonly options: Place<t.ObjectExpression>;
  /** The call that takes the options; its first type argument is what the function gives. */
  readonly call: CallNode;
}

/** A call site that is a call. */
export interface RequestCall extends CallSite {
  readonly node: CallNode;
}

export function refuse(refused: string, message: string): Refusal {
  return { refused, message };
}

/** The part of the path that changes stands before the call, where other calls share it. */
export const baseHoldsVersion = refuse(
  'base-holds-version',
  'the API version is part of the base URL, which other calls share; give this call its own base',
);
