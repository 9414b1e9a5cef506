import type * as t from '@babel/types';
import type { Evaluator } from '../evaluate.ts';
import { unseen } from '../methods/known-methods.ts';
import { chosenCase } from '../methods/known-operators.ts';
import { knownValue } from '../methods/known-value.ts';
import type { Place } from '../value.ts';
import { truthOf } from './truth.ts';

/** Whether an expression in a function may be reached in a call, as far as the tests before it are known. */
export function isReachable(evaluator: Evaluator, place: Place, callee: t.Node): boolean {
  const { names } = place.file;
  const holds = (test: t.Node): boolean | undefined => truthOf(evaluator, { ...place, node: test });
  for (let node = place.node; node !== callee; ) {
    const parent = names.parentOf(node);
    if (parent === undefined) return true;
    if (parent.type === 'ConditionalExpression' || parent.type === 'IfStatement') {
      if (parent.consequent === node && holds(parent.test) === false) return false;
      if (parent.alternate === node && holds(parent.test) === true) return false;
    }
    if (parent.type === 'LogicalExpression' && parent.right === node && parent.operator !== '??') {
      if (holds(parent.left) === (parent.operator === '||')) return false;
    }
    if (parent.type === 'SwitchCase') {
      const choice = names.parentOf(parent);
      if (
        choice?.type === 'SwitchStatement' &&
        !mayEnter(choice, parent, (test) => knownValue(evaluator, { ...place, node: test }))
      )
        return false;
    }
    if (parent.type === 'BlockStatement') {
      const before = parent.body.slice(0, parent.body.indexOf(node as t.Statement));
      if (before.some((statement) => exitTests(statement).some((test) => holds(test) === true))) return false;
    }
    node = parent;
  }
  return true;
}

/** Whether a `switch` may reach a case: by its own test, or from the cases before it. */
function mayEnter(choice: t.SwitchStatement, at: t.SwitchCase, value: (test: t.Node) => unknown): boolean {
  const from = chosenCase(choice, value);
  const own = choice.cases.indexOf(at);
  if (from === unseen || typeof from !== 'number') return true;
  return from <= own && choice.cases.slice(from, own).every(({ consequent }) => !consequent.some(leavesCase));
}

function leavesCase(statement: t.Statement): boolean {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return last !== undefined && /^(Return|Throw|Break|Continue)Statement$/.test(last.type);
}

/** The test of `if (test) return …`. */
export function exitTests(statement: t.Statement): readonly t.Expression[] {
  return statement.type === 'IfStatement' && isExit(statement.consequent) ? [statement.test] : [];
}

function isExit(statement: t.Statement): boolean {
  const last = statement.type === 'BlockStatement' ? statement.body.at(-1) : statement;
  return last?.type === 'ReturnStatement' || last?.type === 'ThrowStatement';
}
