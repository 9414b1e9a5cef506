import type * as t from '@babel/types';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { directCall } from '../../values/direct-call.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { pathLeaves } from '../../values/text/pieces.ts';
import type { FunctionValue, Place, TextPiece } from '../../values/value.ts';
import { baseHoldsVersion, type CallSite } from '../call-site.ts';
import type { Finder } from '../finder.ts';
import { isOnlyShown } from '../on-the-way/log-call.ts';
import { keysUnder } from '../url-use.ts';
import { growthsOf } from './growing/grow.ts';
import { holdsPath } from './growing/grow-base.ts';
import { calleesOf } from './sending.ts';
import { stands, urlRoot } from './wrapper.ts';
import { spellThroughWrapper } from './wrapper-spelling.ts';

/**
 * A call site whose URL a function of the code base makes for several requests: `fetch(apiUrl('/genres'))`. What the
 * function puts before the path then counts as the base, for which the function may have a parameter, or get one.
 * `isInFunction`: several calls send the request, so that the function need not have other callers.
 */
export function behindAddress(
  evaluator: Evaluator,
  site: CallSite,
  finder: Finder,
  isInFunction = false,
): CallSite | undefined {
  for (const piece of pathLeaves(site.pieces)) {
    const call = piece.kind === 'text' ? addressCall(evaluator, site, piece, isInFunction) : undefined;
    if (call === undefined) continue;
    const { place } = directCall(evaluator, call);
    const root = urlRoot(evaluator, place, site);
    if (root === undefined) return undefined;
    const slot = site.passed.slot?.call.node === call.node ? site.passed.slot : undefined;
    const made = { evaluator, place, inner: site, root, slot, queries: [], onward: site.functions, calls: [] };
    return {
      ...site,
      addressCall: call,
      isOwn: (one) => stands(one, root, place),
      respell: (change) => {
        if (change.base === undefined) return site.respell(change);
        return holdsPath(change.base) ? baseHoldsVersion : spellThroughWrapper(made, change);
      },
      grow: (change) => (change.base === undefined ? [] : growthsOf(made, change, finder, () => [])),
    };
  }
  return undefined;
}

/** The call, in a call site, of a function that contains a piece of the URL, if other calls may send it too. */
function addressCall(
  evaluator: Evaluator,
  { file, node }: CallSite,
  piece: TextPiece,
  isInFunction: boolean,
): Place<t.CallExpression> | undefined {
  for (const one of piece.via) {
    if (one.file !== file || one.node.type !== 'CallExpression' || !isReadBy(file, node, one.node)) continue;
    const call: Place<t.CallExpression> = { node: one.node, file, env: undefined };
    const [callee, another] = one.node === node ? [] : calleesOf(evaluator, call);
    if (callee === undefined || another !== undefined || !holds(callee, piece)) continue;
    return isInFunction || isShared(callee, file) ? call : undefined;
  }
  return undefined;
}

/**
 * Whether only a call reads an expression: in its arguments, or by a variable that nothing else reads except as the key
 * of a store or to show it.
 */
function isReadBy(file: SourceFile, call: t.Node, node: t.Node): boolean {
  if (contains(call, node)) return true;
  const name = nameOf(file.names.parentOf(node));
  const { references = [], writes = [] } = (name && file.names.bindingOf(name)) ?? {};
  const others = references.filter((one) => !contains(call, one));
  const isRead = writes.length === 0 && references.length === others.length + 1;
  return isRead && others.every((one) => isOnlyShown(file, one) || isOnlyKey(file, one));
}

function isOnlyKey(file: SourceFile, reference: t.Node): boolean {
  const keys = keysUnder(file, reference, new Set());
  return keys.length > 0 && keys.every(({ isRead }) => !isRead);
}

/** Whether a function contains a text, or a reference to it. */
function holds({ place }: FunctionValue, { at, via }: TextPiece): boolean {
  return [...via, ...(at === undefined ? [] : [at])].some(
    (one) => one.file === place.file && contains(place.node, one.node),
  );
}

function isShared({ place: { node, file } }: FunctionValue, from: SourceFile): boolean {
  const name = node.type === 'FunctionDeclaration' ? node.id : nameOf(file.names.parentOf(node));
  const binding = name == null ? undefined : file.names.bindingOf(name);
  return file !== from || binding === undefined || binding.references.length > 1;
}

/** `const apiUrl = (path) => …` */
function nameOf(parent: t.Node | undefined): t.Identifier | undefined {
  return parent?.type === 'VariableDeclarator' && parent.id.type === 'Identifier' ? parent.id : undefined;
}
