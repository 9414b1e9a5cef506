import type * as t from '@babel/types';
import { type CallSite, type Refusal, refuse } from '../../requests/call-site.ts';
import { isOnlyShown } from '../../requests/on-the-way/log-call.ts';
import { testOfUrl } from '../../requests/url-use.ts';
import { functionsOf } from '../../requests/wrappers/sending.ts';
import { callTaking, isCall, isCast, isFunction, isMember } from '../../source/node-kinds.ts';
import { keyName, memberName, parametersOf, withoutDefault } from '../../source/pattern.ts';
import { type SourceFile, shownAt } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { PlannedUrl } from '../edits/plan.ts';
import { staysSame } from './same-for-url.ts';

/** Why a request must stay unchanged: code reads the URL of its response, which is another one then. */
export function readsUrlOfResponse(
  site: CallSite,
  evaluator: Evaluator,
  urls: readonly PlannedUrl[],
): Refusal | undefined {
  const reading = new UrlReads(evaluator);
  for (const call of [site, ...site.through]) reading.follow({ node: call.node, file: call.file, env: undefined });
  const read = reading.found.find((one) => !staysSameIn(evaluator, one, urls));
  if (read === undefined) return undefined;
  const { node, file } = read;
  const shown = file.textOf(file.names.parentOf(node) ?? node).replace(/\s+/g, ' ');
  return refuse(
    'url-read',
    `code reads the old request from its response; change both by hand: ${shownAt(read, shown)}`,
  );
}

/** Whether the URL is only tested, with the same result for the new one. */
function staysSameIn(evaluator: Evaluator, url: Place, urls: readonly PlannedUrl[]): boolean {
  const test = testOfUrl(url.file, url.node);
  if (test === undefined) return false;
  const isUrl = ({ node }: Place) => node === url.node;
  return urls.every((one) => staysSame(evaluator, { place: { ...url, node: test }, url, isUrl }, one));
}

const urlNames = /^(url|responseUR[LI]|responseUrl|requestUrl)$/;
/** What holds the request of a response, with its URL. */
const requestNames = /^(config|request)$/;
/** What changes of a request besides its URL. */
const partNames = /^(params|searchParams|method|data|body)$/;
const mostCalls = 3;

/** The reads of such a part: `response.config.params`, `const { params } = response.config`. */
function partsRead(file: SourceFile, request: t.Node): readonly t.Node[] {
  const parent = file.names.parentOf(request);
  if (isMember(parent) && parent.object === request)
    return partNames.test(memberName(parent) ?? '') && !isOnlyShown(file, parent) ? [parent] : [];
  const parts = parent?.type === 'VariableDeclarator' && parent.id.type === 'ObjectPattern' ? parent.id.properties : [];
  return parts.filter((one) => one.type === 'ObjectProperty' && partNames.test(keyName(one) ?? ''));
}

/** The expressions that read the URL of a response, other than for a log line or an error message. */
class UrlReads {
  readonly found: Place[] = [];
  readonly #evaluator: Evaluator;
  readonly #seen = new Set<t.Node>();

  constructor(evaluator: Evaluator) {
    this.#evaluator = evaluator;
  }

  /** Follows an expression for a response, or a promise of it, to its uses. */
  follow(place: Place, depth = 0): undefined {
    const { node, file } = place;
    const parent = file.names.parentOf(node);
    if (parent === undefined || this.#seen.has(node)) return;
    this.#seen.add(node);
    if (isMember(parent) && parent.object === node) return this.#member(place, parent, depth);
    if (isCast(parent) || /^(Await|Logical|Conditional|Parenthesized)Expression$/.test(parent.type))
      return this.follow({ ...place, node: parent }, depth);
    if (parent.type === 'VariableDeclarator') return this.#pattern({ ...place, node: parent.id }, depth);
    if (parent.type === 'AssignmentExpression') return this.#pattern({ ...place, node: parent.left }, depth);
    const call = callTaking(file, node);
    if (call !== undefined)
      this.#taken({ ...place, node: call.callee }, call.arguments.indexOf(node as t.Expression), depth);
  }

  #member(place: Place, member: t.MemberExpression | t.OptionalMemberExpression, depth: number): undefined {
    const { file } = place;
    const name = memberName(member) ?? '';
    const call = file.names.parentOf(member);
    const isCalled = call !== undefined && isCall(call) && call.callee === member;
    if (urlNames.test(name) && !isCalled) {
      if (!isOnlyShown(file, member)) this.found.push({ ...place, node: member });
    } else if (requestNames.test(name)) {
      this.found.push(...partsRead(file, member).map((node) => ({ ...place, node })));
      this.follow({ ...place, node: member }, depth);
    }
    if (isCalled && /^(then|finally|catch|clone)$/.test(name)) {
      const [given] = call.arguments;
      if (name === 'then' && given !== undefined) this.#taken({ ...place, node: given }, 0, depth);
      else this.follow({ ...place, node: call }, depth);
    }
  }

  #pattern(place: Place, depth: number): undefined {
    const { node, file } = place;
    if (node.type === 'Identifier') {
      const references = file.names.bindingOf(node)?.references ?? [];
      for (const reference of references) this.follow({ ...place, node: reference }, depth);
    } else if (node.type === 'ObjectPattern') {
      for (const one of node.properties) {
        const name = one.type === 'ObjectProperty' ? (keyName(one) ?? '') : '';
        if (one.type === 'ObjectProperty' && requestNames.test(name))
          this.#pattern({ ...place, node: one.value }, depth);
        if (one.type !== 'ObjectProperty' || !urlNames.test(name)) continue;
        const uses = one.value.type === 'Identifier' ? file.names.bindingOf(one.value)?.references : undefined;
        const read = uses === undefined ? [one.value] : uses.filter((use) => !isOnlyShown(file, use));
        this.found.push(...read.map((use) => ({ ...place, node: use })));
      }
    }
  }

  /** What takes the response: a function written there, or one of the code base. */
  #taken(place: Place, position: number, depth: number): undefined {
    const inline = isFunction(place.node) ? [{ ...place, node: place.node as FunctionNode }] : undefined;
    const named = () => functionsOf(this.#evaluator.evaluate(place)).map((one) => one.place);
    for (const callee of depth < mostCalls ? (inline ?? named()) : []) {
      const target = withoutDefault(parametersOf(callee.node)[position]);
      if (target !== undefined) this.#pattern({ ...callee, node: target }, depth + 1);
    }
  }
}
