import type * as t from '@babel/types';
import type { CallNode } from '../source/node-kinds.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { TextOf } from '../values/text/pieces.ts';
import type { Environment, FunctionNode, Piece, Place, TextPiece } from '../values/value.ts';
import type { AddsQuery, Library, TwoQueries } from './form.ts';
import type { PassedQuery } from './query/passed-query.ts';
import type { UrlBuilder } from './query/url-builder.ts';
import type { ResultKind } from './response/shape/result-kind.ts';
import type { Builder } from './wrappers/builder.ts';

/** The old and the new method, both in upper case. */
export interface MethodChange {
  readonly from: string;
  readonly to: string;
}

/** A query parameter to add, with its value as source. */
export interface AddedParameter {
  readonly name: string;
  readonly source: string;
}

/** The changes to a request other than its URL. */
export interface RequestChange {
  readonly method: MethodChange | undefined;
  /** The path of the new request, if it moves. */
  readonly path: string | undefined;
  /** Query parameters to add if the URL has no query. */
  readonly added: readonly AddedParameter[];
  /** The source of the JSON body to send, in the style of the file, if there is one. */
  readonly body: string | undefined;
  /** Whether the body is a parameter that a function gains, which only changed calls pass. */
  readonly isByParameter?: boolean;
  /** A change to the URL before the call's own part of it. */
  readonly base?: BaseChange;
}

/** A change in a string that a called function, or a client, puts before the path. */
export interface BaseChange {
  readonly piece: TextPiece;
  /** Offsets in the text of the piece. */
  readonly start: number;
  readonly end: number;
  readonly to: string;
  /** Whether `to` is the name of a parameter that has the text. */
  readonly isName?: boolean;
}

/** The TypeScript types of a client, which list every path of the API. */
export interface PathTypes {
  /** The module they come from, as written. */
  readonly source: string;
  /** Whether they are known to include an operation. */
  has(method: string, path: string): boolean;
  /** Whether a query parameter of an operation is a list; undefined if they do not tell. */
  isList(method: string, path: string, parameter: string): boolean | undefined;
}

/** Why a call site can't be edited: a stable code and a sentence, as in a note. */
export interface Refusal {
  readonly refused: string;
  readonly message: string;
}

/** One way to write a change to a request, as edits of the call's file. */
export type Spelling = readonly TextEdit[];

/** A way to add an optional parameter, such as a JSON body, to a function of the code base. */
export interface Growth {
  readonly callee: Place<FunctionNode>;
  /** The name of the parameter, or of the function beside. */
  readonly name: string;
  /** The function stays as it is, and another one is put beside it, which takes the body behind the argument at this position. */
  readonly behind?: number;
  /** Whether it is a property of the options that the function takes last. */
  readonly isOption?: boolean;
  /** Edits to the function's file, and to the files of the functions that it calls. */
  readonly edits: ReadonlyMap<SourceFile, readonly TextEdit[]>;
}

/** The methods that a call site may send, in upper case. */
export interface Methods {
  readonly known: readonly string[];
  /** The strings with the methods, as written. */
  readonly texts: readonly TextPiece[];
  /**
   * `assumed`: something unknown (a spread, a parameter) may set another one. `unknown`: it is set, to an unknown
   * value.
   */
  readonly certainty: 'known' | 'assumed' | 'unknown';
  /** Whether nothing sets one, so that the library chooses it. */
  readonly isAbsent?: boolean;
  /** The expression that sets it to an unknown value. */
  readonly hole?: { readonly node: t.Node; readonly file: SourceFile };
}

/** The call that sends a request, or the object literal that describes one, for code elsewhere to send. */
export type SiteNode = CallNode | t.ObjectExpression;

/** What a call site passes on: the arguments of a call, or the description itself. */
export function passedBy({ node }: Pick<CallSite, 'node'>): readonly t.Node[] {
  return node.type === 'ObjectExpression' ? [node] : node.arguments.map(described);
}

/** `() => ({ url })` passes the description that it returns. */
function described(argument: t.Node): t.Node {
  const isGetter = argument.type === 'ArrowFunctionExpression' && argument.params.length === 0;
  return isGetter && argument.body.type === 'ObjectExpression' ? argument.body : argument;
}

/** The arguments of later calls on the result of a call site that are known to set its query. */
export function givenLater({ laterQuery }: Pick<CallSite, 'laterQuery'>): readonly t.Node[] {
  return laterQuery === 'unknown' ? [] : laterQuery;
}

/** The common names of the options that hold query parameters. */
export const commonQueryNames = ['params', 'searchParams', 'query', 'qs'];

/** A call that stands in for a request in a test, instead of sending one. */
export interface Double {
  /**
   * How the query of the URL is compared with that of a request; `unknown` if another part of the call may compare it.
   */
  readonly query: 'ignored' | 'compared' | 'unknown';
  /** The query parameters that the call names, or that its response is built from; undefined unless they are known. */
  readonly parameters: readonly string[] | undefined;
  /** Whether the response is built from parts of the path. */
  readonly readsPath: boolean;
  /** The body of each successful response; undefined unless all are known. */
  readonly answers: readonly Place[] | undefined;
}

/** A function that was generated from the service's OpenAPI document. */
export interface GeneratedFunction {
  readonly name: string;
  /** The module that it is imported from, if its code is missing. */
  readonly source?: string;
  /**
   * `options`: it takes `path`, `query` and `body` as one object; `arguments`: it takes them in the order of the
   * document; `missing`: its code is not there.
   */
  readonly kind: 'options' | 'arguments' | 'missing';
}

/**
 * One expression that sends or describes one request, and how its library, or the code base's own function, writes a
 * change to it.
 */
export interface CallSite {
  readonly adapter: string;
  /** What the library's calls return, or the library whose responses have the same form. */
  readonly responses?: ResultKind | string | undefined;
  /**
   * Whether a path with `..` in it is sent as it stands, joined to the base with one slash, or parsed as a part of a whole
   * URL.
   */
  readonly dots?: Library['dots'] | 'parsed';
  readonly file: SourceFile;
  readonly node: SiteNode;
  /** Set if the call is a test double, which only stands in for the request. */
  readonly double: Double | undefined;
  /** The expression in the call for the URL, or for the call's own part of it. */
  readonly url: Place;
  /** Whether `url` contains a piece of the URL; the others come from the client or function that is called. */
  isOwn(piece: Piece): boolean;
  /** The whole URL. */
  readonly pieces: readonly Piece[];
  /** The pieces of the URL that are written outside `url`, such as those of `param: '?page=0'`. */
  readonly beside?: readonly Piece[];
  readonly methods: Methods;
  /** What becomes of a query in the URL beside one that the library takes elsewhere; not known if undefined. */
  readonly twoQueries?: TwoQueries | undefined;
  /** Whether query parameters are sent that are not in the URL. */
  readonly query: 'none' | 'some' | 'unknown';
  /** The option properties that hold query parameters, each with its full path: `params.query`. */
  readonly queryNames: readonly string[];
  /** The position of the argument that contains only query parameters. */
  readonly queryArgument: number | undefined;
  /** The arguments of later calls on its result that contain only query parameters; `unknown` unless all are known. */
  readonly laterQuery: readonly t.Node[] | 'unknown';
  /** Where to add query parameters that the call does not have yet. */
  readonly addsQuery: AddsQuery;
  /** The query that a function of the code base takes as a whole. */
  readonly passed: PassedQuery;
  /** The names that an object has, by its type and by what the code base passes for it, if they are all among some. */
  heldNames(object: Place, some: readonly string[]): readonly string[] | undefined;
  /** Whether values in the options may be refs: these can be passed on, but not read. */
  readonly isReactive: boolean;
  /** The types with which the compiler checks the call. */
  readonly types: PathTypes | undefined;
  /** Other calls that send the same query, and whose filters leave it together with those of this call. */
  readonly company?: readonly CallSite[];
  /** The expression that is sent as the JSON body, if there is one. */
  readonly body: Place | undefined;
  /** The option property that takes a body as text. */
  readonly textName: string;
  /** Whether the JSON content type is sent with a body. */
  readonly isJson: boolean;
  /** The methods whose requests the library sends again if they fail. */
  readonly retried?: readonly string[];
  /** The methods that the library can't send, and why not. */
  readonly lacks?: Readonly<Record<string, Refusal>> | undefined;
  /** Whether the called value is known to send requests; otherwise it only looks like it. */
  readonly isClientKnown: boolean;
  /** Whether only the configuration says what the called function of the code base sends. */
  readonly isStated?: boolean;
  /** Whether it is a request in a test to a server that the test starts itself. */
  readonly isToOwnServer?: boolean;
  /** The generated function that is called. */
  readonly generated: GeneratedFunction | undefined;
  /** Why it must not be edited, whatever the change. */
  readonly doubt?: Refusal;
  /** Where the response can be converted to what its readers expect. */
  readonly transform?: ResponseTransform;
  /** The function that a hook calls to send the request, as `load` in `useSWR('/tags', load)`. */
  readonly loader?: Loader;
  /** Whether the request is only described here, and no known code sends it. */
  readonly isDeclared: boolean;
  /** The functions of the code base from the call to the request, outermost first. */
  readonly functions: readonly Place<FunctionNode>[];
  /** The functions on other ways from the call to the same request. */
  readonly otherwise?: readonly Place<FunctionNode>[];
  /** What is known about the parameters of those functions. */
  readonly within?: Environment | undefined;
  /** The call in a function of the code base that sends the request; undefined if the call itself does. */
  readonly sentBy: Place<CallNode> | undefined;
  /** The chain of calls that builds the request, if there is one. */
  readonly builder?: Builder | undefined;
  /** The object of the code base that builds the URL, if its query is known. */
  readonly urlBuilder?: UrlBuilder | undefined;
  /** The calls in functions of the code base that lead to the request; the last one sends it. */
  readonly through: readonly Place<CallNode>[];
  /** The request of the call that sends it, read without this call's arguments; undefined if it is not a request then. */
  readonly sink: RequestCall | undefined;
  /** The source of each header except the content type, and of other options that identify the client, in any order. */
  carried(textOf: TextOf): readonly string[];
  /** Whether an option makes a framework cache the response of a GET, but not of a POST. */
  readonly isCached: boolean;
  /** How the functions it goes through store something under the URL: with the body (`whole`) or without (`key`). */
  readonly urlUse: 'key' | 'whole' | undefined;
  /**
   * How the functions it goes through read the response (`json`, `text`, `data`), to distinguish their siblings from
   * other functions.
   */
  readonly reads: string;
  /** The ways to write a change to everything except the URL, best first. */
  respell(change: RequestChange): readonly Spelling[] | Refusal;
  /** The edits that add parameters to the query that the called function of the same file writes, if it writes one. */
  addInFunction?(added: readonly AddedParameter[]): Spelling | undefined;
  /** This call site with the text that a function puts before the path as its base, if it builds several URLs. */
  behindAddress?(): CallSite | undefined;
  /** The call of that function. */
  readonly addressCall?: Place<CallNode>;
  /** The ways to add a parameter to a function of the code base for a change that it can't send yet, best first. */
  grow?(change: RequestChange): readonly Growth[];
}

/** Options with a function that receives the response before anything else reads it. */
export interface ResponseTransform {
  readonly name: string;
  readonly options: Place<t.ObjectExpression>;
  /** The call with the options; its first type argument is the result of the function. */
  readonly call: CallNode;
}

/** A function that is passed as a value, and the request that a call to it sends. */
export interface Loader {
  readonly fn: t.Node;
  readonly callee: Place<FunctionNode>;
  readonly call: RequestCall;
}

/** A call site that is a call. */
export interface RequestCall extends CallSite {
  /** The later calls on the result of another call, which returns the request itself: `get(path).query(…)`. */
  laterAt?(place: Place<CallNode>): CallSite['laterQuery'];
  readonly node: CallNode;
}

/** Whether parameters of other names in the URL are sent beside those in the options. */
export function keepsUrlQuery({ twoQueries }: CallSite): boolean {
  return twoQueries === 'joined' || twoQueries === 'overridden';
}

export function refuse(refused: string, message: string): Refusal {
  return { refused, message };
}

/** The part of the path that changes is defined outside the call, in a place that other calls share. */
export const baseHoldsVersion = refuse(
  'base-holds-version',
  'the API version is part of the base URL, which other calls share; give this call its own base',
);

/** Why a library can't send a new method; undefined if it can. */
export function lackOf({ lacks }: Pick<CallSite, 'lacks'>, { method }: RequestChange): Refusal | undefined {
  return method && lacks?.[method.to];
}
