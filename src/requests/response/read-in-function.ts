import type * as t from '@babel/types';
import { type CallNode, classBodyAround, isCall, isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { holdsSuch, walk } from '../../source/walk.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import type { CallSite, Spelling } from '../call-site.ts';
import { calleesOf } from '../wrappers/sending.ts';
import type { Items } from './page-type.ts';
import { libraryKind, resultKindOf } from './shape/result-kind.ts';
import { unwrapContent } from './unwrap.ts';

/** The edits that read a page in the function that a call site calls; they are right only if all its calls get pages. */
export interface ReadInFunction {
  readonly callee: CallNode['callee'];
  readonly called: FunctionNode;
  readonly edits: Spelling;
  /** The same if the items of some pages are numbers: all become strings; undefined if they can't. */
  asStrings(): Spelling | undefined;
}

/** How the called function, in the same file, could read the page; undefined if that can't be followed. */
export function readInFunction(site: CallSite, evaluator: Evaluator): ReadInFunction | undefined {
  const { node, file, sentBy } = site;
  if (sentBy === undefined || node.type === 'ObjectExpression') return undefined;
  const [called, ...others] = calleesOf(evaluator, { node, file, env: undefined });
  if (called === undefined || others.length > 0 || called.place.file !== file) return undefined;
  if (!isDeclaredThere(file, node.callee, called.place.node)) return undefined;
  // Example: `return Array.isArray(body) ? body : body.content`
  if (holdsSuch(called.place.node, (one) => isMember(one) && memberName(one) === 'content')) return undefined;
  const read = (items?: Items): Spelling | undefined => {
    const ways = requestsIn(called.place.node, site, evaluator).flatMap((inner) => {
      const place: Place<CallNode> = { node: inner, file, env: undefined };
      const kind =
        inner === sentBy.node
          ? libraryKind(evaluator, { ...place, env: site.within }, site.sink ?? site)
          : resultKindOf(evaluator, place, { ...site, node: inner });
      const unwrapped = 'refused' in kind ? kind : unwrapContent(evaluator, place, kind, items);
      return 'refused' in unwrapped || unwrapped.edits.length === 0 ? [] : [unwrapped.edits];
    });
    return ways.length > 1 ? undefined : ways[0];
  };
  const edits = read();
  return edits && { callee: node.callee, called: called.place.node, edits, asStrings: () => read('some-numbers') };
}

/** The call in a function that sends the request of a call site, or those that may lead to it. */
function requestsIn(fn: FunctionNode, { file, sentBy }: CallSite, evaluator: Evaluator): readonly CallNode[] {
  if (sentBy?.file === file && contains(fn, sentBy.node)) return [sentBy.node];
  const found: CallNode[] = [];
  walk(fn.body, (inner) => {
    if (isCall(inner) && calleesOf(evaluator, { node: inner, file, env: undefined }).length > 0) found.push(inner);
  });
  return found;
}

/** Whether a callee names a function itself, and nothing that holds it: the whole value of a variable, or a member. */
function isDeclaredThere(file: SourceFile, callee: t.Node, called: t.Node): boolean {
  const holder = file.names.parentOf(called);
  if (callee.type === 'Identifier') {
    const declaration = file.names.bindingOf(callee)?.declaration;
    return declaration === called || (declaration?.type === 'VariableDeclarator' && declaration === holder);
  }
  if (!isMember(callee)) return false;
  const { object } = callee;
  if (object.type === 'ThisExpression') return contains(classBodyAround(file, callee) ?? callee, called);
  const declaration = object.type === 'Identifier' ? file.names.bindingOf(object)?.declaration : undefined;
  const table = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
  const isOwn = holder === table || (holder !== undefined && file.names.parentOf(holder) === table);
  // Example: `const lists = { read(path) {…}, tags() { return this.read('/tags'); } }`
  return table?.type === 'ObjectExpression' && isOwn && !holdsSuch(table, ({ type }) => type === 'ThisExpression');
}
