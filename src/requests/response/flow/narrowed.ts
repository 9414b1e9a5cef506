import type * as t from '@babel/types';
import type { SourceFile } from '../../../source/source-file.ts';
import { contains, startOf } from '../../../source/source-file.ts';
import { walk } from '../../../source/walk.ts';

/**
 * Whether a variable is known to hold a response at a use: a test of it, or of what was destructured with it, comes
 * before or around. `isWhole`: it holds a whole response, so that only a test of itself counts.
 */
export function isNarrowed(file: SourceFile, use: t.Identifier, isWhole = false): boolean {
  const beside = isWhole ? new Set([file.names.bindingOf(use)]) : takenBeside(file, use);
  let inner: t.Node = use;
  for (let outer = file.names.parentOf(use); outer !== undefined; inner = outer, outer = file.names.parentOf(outer)) {
    if (/(Function(Declaration|Expression)|ArrowFunctionExpression|Method)$/.test(outer.type)) return false;
    if (
      (outer.type === 'IfStatement' || outer.type === 'ConditionalExpression') &&
      outer.test !== inner &&
      names(outer.test, file, beside)
    )
      return true;
    const body = outer.type === 'BlockStatement' ? outer.body : [];
    if (body.some((one) => startOf(one) < startOf(use) && !contains(one, use) && isWayOut(one, file, beside)))
      return true;
  }
  return false;
}

/** The declarations of a variable and of the others in its pattern: `error` in `{ data, error }`. */
function takenBeside({ names }: SourceFile, use: t.Identifier): ReadonlySet<unknown> {
  const binding = names.bindingOf(use);
  const { declaration } = binding ?? {};
  const found = new Set<unknown>([binding]);
  if (declaration?.type !== 'VariableDeclarator') return found;
  walk(declaration.id, (node) => {
    if (node.type === 'Identifier') found.add(names.bindingOf(node));
  });
  return found;
}

/** `if (error) throw error;` */
function isWayOut(node: t.Node, file: SourceFile, beside: ReadonlySet<unknown>): boolean {
  if (node.type !== 'IfStatement' || node.alternate || !names(node.test, file, beside)) return false;
  const last = node.consequent.type === 'BlockStatement' ? node.consequent.body.at(-1) : node.consequent;
  return last !== undefined && /^(Throw|Return|Continue|Break)Statement$/.test(last.type);
}

/** Whether a test names one of these, or a variable that is made of them: `const failed = all.find((one) => one.error)`. */
function names(test: t.Node, file: SourceFile, beside: ReadonlySet<unknown>, isMade = false): boolean {
  let isNamed = false;
  walk(test, (node) => {
    const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
    const { declaration, writes } = binding ?? {};
    const made = declaration?.type === 'VariableDeclarator' && writes?.length === 0 && !isMade && declaration.init;
    isNamed ||= binding !== undefined && (beside.has(binding) || (!!made && names(made, file, beside, true)));
  });
  return isNamed;
}
