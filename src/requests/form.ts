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

/** In the URL, or by `respell` in the arguments: `typed` as the service describes it, lists as lists. */
export type AddsQuery = 'url' | 'arguments' | 'typed';

/** Where the calls of a library hold the parts of a request. Numbers are argument positions. */
export interface Form {
  /** The position of the URL, or the property of the options that holds it; `receiver`: `client[url].GET(…)`. */
  readonly url: number | string | { readonly kind: 'receiver' };
  /** The position of the options object; absent where the library takes none. */
  readonly options?: number;
  readonly method: MethodSlot;
  readonly body: BodySlot;
  /** The property of the options that holds the headers; absent where the library sets the JSON content type itself. */
  readonly headers?: string;
  /** Whether the JSON content type is sent, where neither `headers` nor the library itself tells. */
  readonly isJson?: (call: Call) => boolean;
  /** A property of the options that is the content type. */
  readonly contentType?: string;
  /** Properties of the options that are sent as query parameters; `params.query` is a property of a property. */
  readonly query?: readonly string[];
  /** Where query parameters are added that the call does not have yet; in the URL where nothing is said. */
  readonly addsQuery?: AddsQuery;
  /** Values in the options may be refs, which are read when the request is sent. */
  readonly isReactive?: boolean;
  /** The first argument is a function without parameters that gives what the form has in its place. */
  readonly isComputed?: boolean;
  /** The property of the options that holds the values of `{names}` in the URL. */
  readonly pathParameters?: string;
  /** The call in the library's own way, where positions and properties do not describe it. */
  readonly respell?: (call: Call, site: CallSite, change: RequestChange) => readonly TextEdit[] | Refusal;
  /** What later calls on the result send as query parameters; `unknown` where not all of them are in sight. */
  readonly laterQuery?: (call: Call) => CallSite['laterQuery'];
  /** The position of an argument that holds nothing but query parameters. */
  readonly queryArgument?: (call: Call) => number | undefined;
  /** Query parameters that are sent in another way than by `query`. */
  readonly readQuery?: (call: Call) => CallSite['query'];
}

export type MethodSlot =
  /** The name of the called member, as in `axios.get`. */
  | { readonly kind: 'member'; readonly method: string }
  /** A property of the options, under one of several names; GET where there is none. `anyCase`: the library upper-cases it. */
  | { readonly kind: 'property'; readonly names: readonly string[]; readonly anyCase: boolean }
  | { readonly kind: 'argument'; readonly index: number }
  /** The argument of a later call on the result. */
  | { readonly kind: 'later'; read(call: Call): Place | undefined }
  /** The name of a later call on the result, in upper case; `isOptional`: GET where there is none. */
  | { readonly kind: 'chained'; readonly isOptional?: boolean; read(call: Call): string | undefined }
  /** There is none: the call stands in for a request with any method. */
  | { readonly kind: 'any' };

export type BodySlot =
  /** An argument of its own, as in `axios.post(url, body, options)`; `isText`: by `JSON.stringify`. */
  | { readonly kind: 'argument'; readonly index: number; readonly isText?: boolean }
  /** A property of the options, as a value, or as text by `JSON.stringify`; `madeBy`: by a function of the library, if it is imported. */
  | { readonly kind: 'property'; readonly name: string; readonly isText: boolean; readonly madeBy?: string }
  /** A later call on the result or the receiver. */
  | {
      readonly kind: 'later';
      read(call: Call): Place | undefined;
      write(call: Call, body: string): readonly TextEdit[] | Refusal;
    };

/** Something a library is known by. `export` is empty for the module itself or its default export. */
export type Origin =
  | { readonly module: string; readonly export: string }
  | { readonly global: string }
  | { readonly type: string; readonly module?: string }
  /** `beside`: in a file that imports this module. */
  | { readonly parameter: string; readonly beside?: string };

/** An HTTP library, as data: how to know it, how to make clients of it, and the form of each of its calls. */
export interface Library {
  readonly name: string;
  readonly origins: readonly Origin[];
  /** Members that make another client, and the position of their options: `axios.create(options)`; the empty name is a call of the library itself. */
  readonly factories?: Readonly<Record<string, number>>;
  /** The property of a client's options, and of a request's, that goes before every relative URL; empty for the options themselves. */
  readonly base?: string;
  /** The base of a client goes behind that of the one it was made of. */
  readonly isBaseAppended?: boolean;
  /** What its calls give, where the engine need not look at their options. */
  readonly responses?: ResultKind;
  /** The library whose responses those of this one are like. */
  readonly respondsAs?: string;
  /** The member of a client that says its base, and may be set to another one: `defaults.baseURL`. */
  readonly ownBase?: string;
  /** Properties of the options that name the host of a path. */
  readonly host?: readonly string[];
  /** The position, among the arguments that a client is constructed with, of the address before every path. */
  readonly baseArgument?: number;
  /** Whatever is called on a client gives the client again. */
  readonly isChained?: boolean;
  /** Its calls stand in for requests in tests, and this reads one. */
  readonly readDouble?: (call: Call) => Double;
  /** Members that send a request; the empty name is the client itself. The first form that fits the arguments counts. */
  readonly members: Readonly<Record<string, readonly Form[]>>;
  /** The URL is a member of the client, before that which sends: `client['/api/v1/tags'].GET()`. */
  readonly hasUrlMembers?: boolean;
  /** Calls are constructions: `new Request(…)`. */
  readonly isConstructor?: boolean;
}
