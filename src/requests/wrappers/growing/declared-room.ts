import type * as t from '@babel/types';
import { keyName, parametersOf } from '../../../source/pattern.ts';
import type { Evaluator } from '../../../values/evaluate.ts';
import { declaredType } from '../../../values/types/declared-type.ts';
import type { FunctionNode, Place } from '../../../values/value.ts';
import { signatureOf } from '../signature.ts';

/**
 * Whether a method can get another optional parameter at its end: no known interface or class that its class implements
 * or extends has a parameter there. Unknown ones are ignored.
 */
export function hasRoom(evaluator: Evaluator, { node, file }: Place<FunctionNode>): boolean {
  const body = file.names.parentOf(node);
  const owner = body && file.names.parentOf(body);
  if (node.type !== 'ClassMethod' || (owner?.type !== 'ClassDeclaration' && owner?.type !== 'ClassExpression'))
    return true;
  const [name, own] = [keyName(node), node.params.length];
  const declared = (owner.implements ?? []).map((one) =>
    declaredCount(evaluator, { node: one, file, env: undefined }, name),
  );
  return [...declared, inheritedCount(evaluator, { node: owner, file, env: undefined }, name)].every(
    (count) => count === undefined || count <= own,
  );
}

/** The number of parameters of a method in an interface. */
function declaredCount(evaluator: Evaluator, { node, file, env }: Place, name: string | undefined): number | undefined {
  const type = 'expression' in node ? (node.expression as t.Node) : node;
  if (type.type !== 'Identifier') return undefined;
  const declared = declaredType(evaluator, { node: type, file, env });
  if (declared === undefined) return undefined;
  const { node: declaration } = declared;
  const callable = declaration.type === 'TSTypeAliasDeclaration' ? declaration.typeAnnotation : declaration;
  if (callable.type !== 'TSInterfaceDeclaration' && callable.type !== 'TSTypeLiteral') return undefined;
  return signatureOf({ node: callable, file: declared.file, env: undefined }, name)?.params.length;
}

/** The number of parameters of that method in the nearest base class that has it. */
function inheritedCount(evaluator: Evaluator, owner: Place<t.Class>, name: string | undefined): number | undefined {
  const seen = new Set<t.Node>();
  for (let at: Place = owner; 'superClass' in at.node && at.node.superClass && !seen.has(at.node); ) {
    seen.add(at.node);
    const parent = evaluator.evaluate({ ...at, node: at.node.superClass });
    if (parent.kind !== 'class' || !('body' in parent.place.node)) return undefined;
    const { body } = parent.place.node;
    const methods: readonly t.Node[] = body.type === 'ClassBody' ? body.body : [];
    const method = methods.find(
      (one) => /^(ClassMethod|TSDeclareMethod)$/.test(one.type) && keyName(one as t.ClassMethod) === name,
    );
    if (method !== undefined) return parametersOf(method as t.ClassMethod).length;
    at = parent.place;
  }
  return undefined;
}
