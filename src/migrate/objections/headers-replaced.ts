import type * as t from '@babel/types';
import { type CallSite, passedBy, type Refusal, refuse } from '../../requests/call-site.ts';
import { isMember, withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, objectLiteral } from '../../source/pattern.ts';
import { type SourceFile, startOf } from '../../source/source-file.ts';
import type { RequestPlan } from '../migration.ts';

/**
 * Why a call can't pass headers: the function that it goes through spreads options before them that are set elsewhere, with
 * headers that would no longer be sent.
 */
export function headersReplaced(site: CallSite, { body }: RequestPlan): Refusal | undefined {
  const sender = site.sentBy;
  if (body === undefined || sender === undefined || site.methods.certainty === 'known') return undefined;
  const { file, node } = sender;
  const own = new Set<t.Node>(passedBy(site));
  const spreads = node.arguments.flatMap((argument) =>
    (objectLiteral(argument)?.properties ?? []).flatMap((one) => (one.type === 'SpreadElement' ? one.argument : [])),
  );
  const set = spreads
    .filter((one) => !own.has(one))
    .flatMap((spread) => valuesSet(file, spread))
    .find((value) => objectLiteral(withoutCasts(value))?.properties.some(isHeaders));
  if (set === undefined) return undefined;
  const { line } = file.positionOf(startOf(set));
  return refuse(
    'headers-replaced',
    `the headers of the new request would replace those set in ${file.path}:${line}; merge them by hand`,
  );
}

function isHeaders(one: t.ObjectExpression['properties'][number]): boolean {
  return one.type !== 'SpreadElement' && keyName(one) === 'headers';
}

/** What a file sets a variable to, or a member of any object with the same name. */
function valuesSet(file: SourceFile, node: t.Node): readonly t.Node[] {
  if (isMember(node)) {
    const name = memberName(node);
    return nodesOf(file, 'AssignmentExpression').flatMap(({ left, right }) =>
      isMember(left) && memberName(left) === name ? right : [],
    );
  }
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  return (binding?.writes ?? []).flatMap((one) => (one.type === 'AssignmentExpression' ? one.right : []));
}
