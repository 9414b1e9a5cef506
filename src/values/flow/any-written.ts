import type { Binding } from '../../source/names/bind.ts';
import type { Evaluator } from '../evaluate.ts';
import { knownText } from '../text/pieces.ts';
import { choiceOf, type Place, unknown, type Value } from '../value.ts';

/**
 * Every value assigned to a variable that starts as a string, in any order: `let prefix = '/api/v1'`, with a function
 * that sets it.
 */
export function anyWritten(evaluator: Evaluator, binding: Binding, place: Place): Value | undefined {
  const { declaration, writes } = binding;
  const init = declaration.type === 'VariableDeclarator' ? declaration.init : undefined;
  const first = init && evaluator.evaluate({ ...place, node: init });
  if (first?.kind !== 'text') return undefined;
  const given = writes.map((write) =>
    write.type === 'AssignmentExpression' && write.operator === '='
      ? evaluator.evaluate({ ...place, node: write.right })
      : unknown(place, 'written elsewhere'),
  );
  const isPlaceholder = knownText(first.pieces) === '' && given.every(endsInPath);
  const values = isPlaceholder ? given : [first, ...given];
  const [only, ...others] = values;
  return only !== undefined && others.length === 0 ? only : choiceOf(values, place);
}

/**
 * Whether a value ends in a path that is written out: `${host}/api/v1`. A variable for it that starts empty is not set yet:
 * nobody means to send requests without that path.
 */
function endsInPath(value: Value): boolean {
  const last = value.kind === 'text' ? value.pieces.at(-1) : undefined;
  return last?.kind === 'text' && /(?:^|[^:/])\/\w/.test(last.text);
}
