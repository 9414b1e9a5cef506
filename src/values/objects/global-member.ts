import { isMember } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place, Value } from '../value.ts';

const holders = ['prototype', 'globalProperties'];

/**
 * The value that is assigned to a member of every component, in any file: `Vue.prototype.$http = …`,
 * `app.config.globalProperties.$api = …`. Undefined if there is no such assignment, or more than one.
 */
export function globalMember(evaluator: Evaluator, name: string, file: SourceFile): Value | undefined {
  const files = new Set([file, ...holders.flatMap((holder) => evaluator.filesWith(`${holder}.${name}`))]);
  const [given, ...others] = [...files].flatMap((one) => givenIn(one, name));
  return given === undefined || others.length > 0 ? undefined : evaluator.evaluate(given);
}

function givenIn(file: SourceFile, name: string): readonly Place[] {
  return nodesOf(file, 'AssignmentExpression').flatMap(({ left, right, operator }) => {
    if (operator !== '=' || !isMember(left) || memberName(left) !== name) return [];
    const holder = isMember(left.object) ? memberName(left.object) : undefined;
    return holders.includes(holder ?? '') ? [{ node: right, file, env: undefined }] : [];
  });
}
