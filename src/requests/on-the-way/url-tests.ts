import type * as t from '@babel/types';
import type { Binding } from '../../source/names/bind.ts';
import { type CallNode, isCall, isMember } from '../../source/node-kinds.ts';
import { memberName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { pathLeaves } from '../../values/text/pieces.ts';
import { frameIn, type Piece, type Place } from '../../values/value.ts';
import type { CallSite } from '../call-site.ts';
import { isForText, isKept, testOfUrl } from '../url-use.ts';
import { functionsOf } from '../wrappers/sending.ts';
import { isLog, onlyLogs } from './log-call.ts';
import { useOfMethod } from './method-use.ts';
import { asksForType } from './replaced-sender.ts';

/** A test between the call and the request that depends on its URL. */
export interface UrlTest {
  readonly place: Place;
  /** The expression in it, or behind it, for the URL or the call's own part of it. */
  readonly url: Place;
  /** Whether another expression also holds the URL, or that part of it. */
  isUrl(place: Place): boolean;
}

/**
 * The tests that depend on the URL, in the functions that a request goes through and in those that receive its URL.
 * Tests for logs only, those that choose a part of the URL itself, and lookups of stored responses do not count.
 */
export function urlTests(evaluator: Evaluator, site: CallSite): readonly UrlTest[] {
  return new UrlReading(evaluator, site).tests();
}

/** A name that holds the URL, or something derived from it: a parameter, a member of one, or a variable. */
interface Held {
  readonly binding: Binding;
  readonly file: SourceFile;
  readonly member: string | undefined;
  readonly isMade: boolean;
}

const mostHeld = 40;

/** The analysis of the code around one request. */
class UrlReading {
  readonly #evaluator: Evaluator;
  readonly #site: CallSite;
  readonly #entered: ReadonlySet<t.Node>;
  readonly #held: Held[] = [];
  readonly #found: UrlTest[] = [];

  constructor(evaluator: Evaluator, site: CallSite) {
    this.#evaluator = evaluator;
    this.#site = site;
    this.#entered = new Set<t.Node>(site.functions.map(({ node }) => node));
  }

  tests(): readonly UrlTest[] {
    for (const piece of pathLeaves(this.#site.pieces)) this.#holdSent(piece);
    for (let index = 0; index < Math.min(this.#held.length, mostHeld); index++) {
      const held = this.#held[index] as Held;
      for (const node of referencesTo(held))
        this.#follow({ node, file: held.file, env: frameIn(this.#site, held.binding.declaration) }, held);
    }
    return this.#found;
  }

  /** Example: `path` and `options.path`, from which the called functions build the URL. */
  #holdSent(piece: Piece): void {
    for (const { node: via, file } of piece.via) {
      const node = memberOf(file, via) ?? via;
      const root = node.type === 'MemberExpression' && !node.computed ? node.object : node;
      const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
      if (binding?.kind !== 'param' || !this.#entered.has(binding.declaration)) continue;
      this.#hold({ binding, file, member: root === node ? undefined : file.textOf(node), isMade: false });
    }
  }

  #hold(held: Held): void {
    if (!this.#held.some(({ binding, member }) => binding === held.binding && member === held.member))
      this.#held.push(held);
  }

  #isUrl({ node, file }: Place): boolean {
    const root = node.type === 'MemberExpression' ? node.object : node;
    const binding = root.type === 'Identifier' ? file.names.bindingOf(root) : undefined;
    const member = root === node ? undefined : file.textOf(node);
    return this.#held.some((one) => !one.isMade && one.binding === binding && one.member === member);
  }

  #follow(at: Place, held: Held): void {
    const { node, file } = at;
    // Example: `url instanceof URL`, which is the same for any URL in the same form
    const parent = file.names.parentOf(node);
    if (isKept(file, node) || (parent !== undefined && asksForType(parent)) || this.#isSent(at)) return;
    const use = useOfMethod(this.#evaluator, at, { sent: this.#site.sentBy?.node });
    if (use.kind === 'named') this.#hold({ binding: use.binding, file, member: undefined, isMade: true });
    const asked = use.kind === 'test' ? use.test : testAt(at);
    if (asked === undefined) this.#pass(at, use.given, held);
    if (asked === undefined || (use.kind === 'test' && use.controls.every(onlyLogs))) return;
    if (isForText(file, asked.node, node) || this.#found.some(({ place }) => place.node === asked.node)) return;
    this.#found.push({ place: asked, url: at, isUrl: (place) => this.#isUrl(place) });
  }

  /** Whether an expression is an argument of what sends the request, whose result is a response. */
  #isSent({ node, file, env }: Place): boolean {
    for (let inner = node, outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(inner)) {
      if (/Statement$|Declarat|Function/.test(outer.type) || isTestOf(outer, inner)) return false;
      if (isCall(outer) && outer.callee !== inner) {
        if (outer === this.#site.sentBy?.node || isLog(outer) || isOfBase(outer)) return true;
        const callees = functionsOf(this.#evaluator.evaluate({ node: outer.callee, file, env }));
        if (callees.length > 0) return callees.some((one) => this.#entered.has(one.place.node));
      }
      inner = outer;
    }
    return false;
  }

  /** The functions that receive the URL may test it. */
  #pass({ node, file }: Place, given: ReturnType<typeof useOfMethod>['given'], held: Held): void {
    const call = file.names.parentOf(node);
    for (const [{ place: callee }, position] of given) {
      const target = withoutDefault(parametersOf(callee.node)[position]);
      const binding = target?.type === 'Identifier' ? callee.file.names.bindingOf(target) : undefined;
      const isMade = held.isMade || call === undefined || !isCall(call);
      if (binding !== undefined) this.#hold({ binding, file: callee.file, member: undefined, isMade });
    }
  }
}

/** Example: `super.get(path)`, which looks nothing up */
function isOfBase({ callee }: CallNode): boolean {
  return isMember(callee) && callee.object.type === 'Super';
}

/** The test that contains an expression, whatever it checks. */
function testAt({ node, file, env }: Place): Place | undefined {
  const own = testOfUrl(file, node);
  if (own !== undefined) return { node: own, file, env };
  for (let inner = node, outer = file.names.parentOf(node); outer !== undefined; outer = file.names.parentOf(inner)) {
    if (isTestOf(outer, inner)) return { node: inner, file, env };
    if (/Statement$|Declarat|^FunctionExpression/.test(outer.type)) return undefined;
    inner = outer;
  }
  return undefined;
}

function isTestOf(outer: t.Node, inner: t.Node): boolean {
  return 'test' in outer && outer.test === inner;
}

/** `config.url` for `config` in it, which may hold more than the URL; undefined for the object of a method that is called. */
function memberOf({ names }: SourceFile, object: t.Node): t.MemberExpression | undefined {
  const member = names.parentOf(object);
  if (member?.type !== 'MemberExpression' || member.object !== object || member.computed) return undefined;
  const call = names.parentOf(member);
  return call !== undefined && isCall(call) && call.callee === member ? undefined : member;
}

/** The references to a name, or to a member of it. */
function referencesTo({ binding, member, file }: Held): readonly t.Node[] {
  if (member === undefined) return binding.references;
  return binding.references.flatMap((reference) => {
    const outer = file.names.parentOf(reference);
    const isIt = outer?.type === 'MemberExpression' && outer.object === reference && file.textOf(outer) === member;
    return isIt && memberName(outer) !== undefined ? [outer] : [];
  });
}
