import type { CallNode } from '../source/node-kinds.ts';
import type { TextEdit } from '../source/text-edit.ts';
import type { Evaluator } from '../values/evaluate.ts';
import type { Place } from '../values/value.ts';
import type { CallSite, Double, Refusal, RequestChange } from './call-site.ts';
import type { ResultKind } from './response/shape/result-kind.ts';

/** One call of a library, with its arguments; undefined from the first spread on. */
export interface Call {
  readonly evaluator: Evaluator;
  readonly place: Place<CallNode>;
  readonly args: readonly (Place | undefined)[];
}

/**
 * `url`: in the URL. `arguments`: by `respell` in the arguments. `typed`: like `arguments`, but with types from the
 * OpenAPI document, so that lists stay lists.
 */
export type AddsQuery = 'url' | 'arguments' | 'typed';

/** Both are sent, or those of other names than in the options, or none of it. */
export type TwoQueries = 'joined' | 'overridden' | 'replaced';

/** Where the calls of a library have the parts of a request. Numbers are argument positions. */
export interface Form {
  /** The position of the URL, or the option property that holds it; `receiver`: `client[url].GET(…)`. */
  readonly url: number | string | { readonly kind: 'receiver' };
  /** The position of the options object; absent if the library takes none. */
  readonly options?: number;
  readonly method: MethodSlot;
  readonly body: BodySlot;
  /** The option property with the headers; absent if the library sets the JSON content type itself. */
  readonly headers?: string;
  /** Whether the JSON content type is sent, if neither `headers` nor the library itself determines it. */
  readonly isJson?: (call: Call) => boolean;
  /** An option property that is the content type. */
  readonly contentType?: string;
  /** Option properties that are sent as query parameters; `params.query` is a property of a property. */
  readonly query?: readonly string[];
  /** Whether the types of the library allow only strings in those. */
  readonly takesTexts?: boolean;
  /** Where to add query parameters that the call does not have yet; in the URL if undefined. */
  readonly addsQuery?: AddsQuery;
  /** Whether values in the options may be refs, which are read when the request is sent. */
  readonly isReactive?: boolean;
  /** Whether the first argument is a function without parameters that returns the actual argument. */
  readonly isComputed?: boolean;
  /** The option property with the values of `{names}` in the URL. */
  readonly pathParameters?: string;
  /** Writes the call in the library's own way, if positions and properties do not describe it. */
  readonly respell?: (call: Call, site: CallSite, change: RequestChange) => readonly TextEdit[] | Refusal;
  /** The query parameters that later calls on the result send; `unknown` unless all of them are known. */
  readonly laterQuery?: (call: Call) => CallSite['laterQuery'];
  /** Whether a call has this form; if absent, every call with a URL at that position has it. */
  readonly isFor?: (call: Call) => boolean;
  /** The position of an argument that contains only query parameters. */
  readonly queryArgument?: (call: Call) => number | undefined;
  /** Query parameters that are sent in another way than by `query`. */
  readonly readQuery?: (call: Call) => CallSite['query'];
}

export type MethodSlot =
  /** The name of the called member, as in `axios.get`. */
  | { readonly kind: 'member'; readonly method: string }
  /**
   * An option property, under one of several names; GET if absent. `anyCase`: the library converts it to upper case.
   */
  | { readonly kind: 'property'; readonly names: readonly string[]; readonly anyCase: boolean }
  | { readonly kind: 'argument'; readonly index: number; readonly isOptional?: boolean }
  /** An argument of another call on the result or the receiver; `isOptional`: GET if there is none. */
  | { readonly kind: 'later'; readonly isOptional?: boolean; read(call: Call): Place | undefined }
  /** The name of a later call on the result, in upper case; `isOptional`: GET if there is none. */
  | { readonly kind: 'chained'; readonly isOptional?: boolean; read(call: Call): string | undefined }
  /** None: the call stands in for a request with any method. */
  | { readonly kind: 'any' };

export type BodySlot =
  /** A separate argument, as in `axios.post(url, body, options)`; `isText`: by `JSON.stringify`. */
  | { readonly kind: 'argument'; readonly index: number; readonly isText?: boolean }
  /**
   * An option property, as a value, or as text by `JSON.stringify`; `madeBy`: by a function of the library, if it is
   * imported.
   */
  | { readonly kind: 'property'; readonly name: string; readonly isText: boolean; readonly madeBy?: string }
  /** A later call on the result or the receiver. */
  | {
      readonly kind: 'later';
      read(call: Call): Place | undefined;
      write(call: Call, body: string): readonly TextEdit[] | Refusal;
    };

/** The origin of a library. `export` is empty for the module itself or its default export. */
export type Origin =
  | { readonly module: string; readonly export: string }
  | { readonly global: string }
  /** `member`: only this member of it. */
  | { readonly type: string; readonly module?: string; readonly member?: string }
  /** `member`: a member of it; `beside`: only in a file that imports this module. */
  | { readonly parameter: string; readonly member?: string; readonly beside?: string };

/** An HTTP library as data: its origins, how to create its clients, and the form of each of its calls. */
export interface Library {
  readonly name: string;
  readonly origins: readonly Origin[];
  /**
   * Members that create another client, and the position of their options: `axios.create(options)`; the empty name is a
   * call of the library itself.
   */
  readonly factories?: Readonly<Record<string, number>>;
  /**
   * The property, in a client's or a request's options, whose value goes before relative URLs; empty for the options
   * themselves.
   */
  readonly base?: string;
  /** Whether the base of a client is appended to that of the client it was derived from. */
  readonly isBaseAppended?: boolean;
  /** Whether base and URL are joined as by `new URL(url, base)`, and a call can't have a base of its own. */
  readonly isBaseResolved?: boolean;
  /** The file with the settings of a test runner, and the member of them that has the options of every client. */
  readonly settings?: { readonly file: string; readonly member: string };
  /** The result of its calls, if it does not depend on their options. */
  readonly responses?: ResultKind;
  /** The library whose responses are like those of this one. */
  readonly respondsAs?: string;
  /** The option that holds the client which sends the request. */
  readonly sender?: string;
  /** The member of a client that holds its base and may be assigned: `defaults.baseURL`. */
  readonly ownBase?: string;
  /**
   * Whether `../v2` leads out of the base. `kept`: no, since the dots may be sent, and servers refuse them. `joined`: base
   * and path are joined with one slash, so that `../v2` can also replace `/v2`. `appended`: the path follows the base as it is,
   * so that `/../v2` does.
   */
  readonly dots?: 'kept' | 'joined' | 'appended';
  /** Whether it parses the URL as the standard says before it sends it, so that `/v1/../v2` is `/v2`. */
  readonly isUrlParsed?: boolean;
  /** What becomes of a query in the URL beside one in the options; not known if undefined. */
  readonly twoQueries?: TwoQueries;
  /** The methods whose requests are sent again if they fail, unless the option `retry` says otherwise. */
  readonly retried?: readonly string[];
  /** The methods that it can't send, and why not. */
  readonly lacks?: CallSite['lacks'];
  /** Whether a number as that option applies to all methods. */
  readonly retriesAll?: boolean;
  /** Option properties that name the host of a path. */
  readonly host?: readonly string[];
  /** The position, among the constructor arguments of a client, of the address before every path. */
  readonly baseArgument?: number;
  /** Whether every method of a client returns the client again. */
  readonly isChained?: boolean;
  /** Reads a call as a test double; set if the calls of the library stand in for requests in tests. */
  readonly readDouble?: (call: Call) => Double;
  /**
   * Members that send a request; the empty name is the client itself. The first form that fits the arguments counts.
   */
  readonly members: Readonly<Record<string, readonly Form[]>>;
  /** Whether the URL is a member of the client, before the one that sends: `client['/api/v1/tags'].GET()`. */
  readonly hasUrlMembers?: boolean;
  /** Whether calls are constructions: `new Request(…)`. */
  readonly isConstructor?: boolean;
}

/** The options of clients that hold the address before every path. */
export const baseNames = [
  'baseURL',
  'baseUrl',
  'baseURI',
  'baseUri',
  'base_url',
  'prefixUrl',
  'apiUrl',
  'apiURL',
  'rootUrl',
];
