import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';

const logging = /^(console|log|logger|debug|trace|info|warn)$/i;

/** Whether a call only writes a log: `this.logger.info(…)`, `log(…)`, a call on the console object, `stderr.write(…)` of the process. */
export function isLog(node: t.Node): boolean {
  if (node.type === 'AwaitExpression' || node.type === 'UnaryExpression') return isLog(node.argument);
  if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return false;
  // Example: `log.push(path)`, of a list that other code may read
  if (isMember(node.callee) && /^(push|unshift)$/.test(memberName(node.callee) ?? '')) return false;
  const names = namesIn(node.callee);
  return names.some((name) => logging.test(name)) || /^process std(err|out) write$/.test(names.join(' '));
}

/** Whether a value is only read for a log line or an error message, which need not stay as it is. */
export function isOnlyShown({ names }: SourceFile, reference: t.Node): boolean {
  for (let node = names.parentOf(reference); node !== undefined; node = names.parentOf(node)) {
    if (isMember(node) && memberName(node) === 'toString') continue;
    if (node.type === 'CallExpression' || node.type === 'NewExpression') {
      if (isMember(node.callee) && memberName(node.callee) === 'toString') continue;
      return isLog(node) || namesIn(node.callee).some((name) => /Error$/.test(name));
    }
    if (!/^(TemplateLiteral|BinaryExpression|ObjectProperty|ObjectExpression)$/.test(node.type)) return false;
  }
  return false;
}

function namesIn(node: t.Node): readonly string[] {
  if (node.type === 'Identifier') return [node.name];
  if (!isMember(node)) return [];
  return [...namesIn(node.object), memberName(node) ?? ''];
}

/** Whether a statement or expression only writes logs. */
export function onlyLogs(node: t.Node): boolean {
  switch (node.type) {
    case 'BlockStatement':
      return node.body.every(onlyLogs);
    case 'SwitchCase':
      return node.consequent.every(onlyLogs);
    case 'ExpressionStatement':
      return onlyLogs(node.expression);
    case 'BreakStatement':
    case 'EmptyStatement':
      return true;
    default:
      return isLog(node);
  }
}
