import type * as t from '@babel/types';
import { nodesOf } from '../../source/nodes.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { importedAs, nameOf } from '../calls-by-name.ts';
import type { Evaluator } from '../evaluate.ts';
import type { FunctionNode, Place } from '../value.ts';

/**
 * What the JSX elements in the code base give a component, as far as names tell, as if each were a call with an object; if
 * other code takes the component, it may be given anything.
 */
export function propsGiven(
  evaluator: Evaluator,
  owner: FunctionNode,
  file: SourceFile,
): { readonly given: readonly Place<t.ObjectExpression>[]; readonly isAll: boolean } {
  const name = nameOf(file, owner) ?? '';
  // A tag in lower case is one of HTML.
  if (!/^[A-Z]/.test(name)) return { given: [], isAll: true };
  const files = [...new Set([file, ...evaluator.filesUsing(name)])];
  const namesIn = (from: SourceFile) => [name, ...importedAs(from, [name], false)];
  const given = files.flatMap((from) => {
    const names = namesIn(from);
    return nodesOf(from, 'JSXOpeningElement')
      .filter((one) => one.name.type === 'JSXIdentifier' && names.includes(one.name.name))
      .map((one) => ({ node: propsOf(one), file: from, env: undefined }));
  });
  const isTag = (from: SourceFile, use: t.Node) =>
    use.type === 'JSXIdentifier' || /^Export/.test(from.names.parentOf(use)?.type ?? '');
  const isAll = files.every((from) =>
    namesIn(from)
      .flatMap((one) => from.names.lookup(one, from.tree.program)?.references ?? [])
      .every((use) => isTag(from, use)),
  );
  return { given, isAll };
}

const props = new WeakMap<t.JSXOpeningElement, t.ObjectExpression>();

/** The attributes of a JSX element as an object literal. */
function propsOf(element: t.JSXOpeningElement): t.ObjectExpression {
  const { attributes, start = null, end = null } = element;
  const properties = attributes.flatMap((one) => {
    if (one.type === 'JSXSpreadAttribute') return { ...one, type: 'SpreadElement' };
    const value = one.value?.type === 'JSXExpressionContainer' ? one.value.expression : one.value;
    return value == null ? [] : { ...one, type: 'ObjectProperty', key: { ...one.name, type: 'Identifier' }, value };
  });
  const made = props.get(element) ?? ({ type: 'ObjectExpression', properties, start, end } as t.ObjectExpression);
  props.set(element, made);
  return made;
}
