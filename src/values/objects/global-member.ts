import type * as t from '@babel/types';
import { keyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import type { Evaluator } from '../evaluate.ts';
import type { Place, Value } from '../value.ts';

const holders = ['prototype', 'globalProperties'];

/**
 * What every component of an application is given under a name, in any file: `Vue.prototype.$http = …`,
 * `app.config.globalProperties.$api = …`. Undefined where that is nowhere, or is done twice.
 */
export function globalMember(evaluator: Evaluator, name: string, file: SourceFile): Value | undefined {
  const files = new Set([file, ...holders.flatMap((holder) => evaluator.filesWith(`${holder}.${name}`))]);
  const [given, ...others] = [...files].flatMap((one) => givenIn(one, name));
  return given === undefined || others.length > 0 ? undefined : evaluator.evaluate(given);
}

function givenIn(file: SourceFile, name: string): readonly Place[] {
  const found: Place[] = [];
  if (!holders.some((holder) => file.text.includes(`${holder}.${name}`))) return found;
  walk(file.tree.program, (node) => {
    if (node.type !== 'AssignmentExpression' || node.operator !== '=' || memberName(node.left) !== name) return;
    const holder = memberName((node.left as t.MemberExpression).object);
    if (holders.includes(holder ?? '')) found.push({ node: node.right, file, env: undefined });
  });
  return found;
}

function memberName(node: t.Node): string | undefined {
  return node.type === 'MemberExpression' ? keyName({ key: node.property, computed: node.computed }) : undefined;
}
