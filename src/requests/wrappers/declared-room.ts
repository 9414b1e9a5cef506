import type * as t from '@babel/types';
import { keyName, parametersOf } from '../../source/pattern.ts';
import { declaredType } from '../../values/declared/declared-type.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import type { FunctionNode, Place } from '../../values/value.ts';
import { signatureOf } from './signature.ts';

/**
 * Whether a method may take one more, optional parameter at its end, for all that the interfaces and classes of the code
 * base say which its class implements and extends: they have none in that place. Those that are not known here say nothing.
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

/** How many parameters an interface gives a method. */
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

/** How many parameters the nearest class that a class extends gives a method of that name. */
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
