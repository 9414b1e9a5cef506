import type * as t from '@babel/types';
import { callAtOnce, isMember, withoutCasts } from '../node-kinds.ts';
import { importOf, memberName, parametersOf, patternPath, requiredBy } from '../pattern.ts';
import type { SourceFile } from '../source-file.ts';
import type { Binding, Names } from './bind.ts';

const globals = /^(globalThis|window|self|global)$/;
/** An import of a file of the code base, by its path or by an alias: `./api`, `~/api`, `#api`, `@/api`. */
export const ownModule = /^(?:[./~#]|@\/)/;

/**
 * The dotted name of something that the code base does not declare: `JSON.parse`, also of `window.JSON.parse`, and what is
 * imported from a package under the name that the package gives it: `URLSearchParams` of `url`, `axios.spread` of axios as a
 * whole. Undefined for what the code base declares, and for computed members.
 */
export function outsideName(file: SourceFile, node: t.Node): string | undefined {
  const inner = withoutCasts(node);
  if (inner.type === 'Identifier')
    return file.names.isGlobal(inner) ? inner.name : (importedName(inner, file.names) ?? constantName(file, inner));
  if (!isMember(inner)) return undefined;
  const object = outsideName(file, inner.object);
  const key = memberName(inner);
  if (object === undefined || key === undefined) return undefined;
  return object === '*' || globals.test(object) ? key : `${object}.${key}`;
}

/** `const { assign } = Object`, `const assign = Object.assign`, `(function ($) { … })(jQuery)` */
function constantName(file: SourceFile, identifier: t.Identifier): string | undefined {
  const binding = file.names.bindingOf(identifier);
  const { declaration } = binding ?? {};
  if (binding?.kind === 'param' && binding.writes.length === 0) {
    const at = parametersOf(declaration as t.Function).indexOf(binding.identifier);
    const given = callAtOnce(file, declaration as t.Function)?.arguments[at];
    return given && outsideName(file, given);
  }
  if (declaration?.type !== 'VariableDeclarator' || !declaration.init || binding?.writes.length !== 0) return undefined;
  const path = patternPath(declaration.id, binding.identifier);
  if (path === undefined || path.some(({ name, fallback }) => name === undefined || fallback)) return undefined;
  const from = isMember(declaration.init) || declaration.init.type === 'Identifier' ? declaration.init : undefined;
  const object = from && outsideName(file, from);
  return object && [object, ...path.map(({ name }) => name)].join('.');
}

/** `var App = App || {}` and `window.App = window.App || {}`, with which scripts of a page start: the object, before anything fills it. */
export function firstValue(file: SourceFile, value: t.Expression, name: string): t.Expression {
  if (value.type !== 'LogicalExpression' || value.right.type !== 'ObjectExpression') return value;
  const named = value.left.type === 'Identifier' ? value.left.name : outsideName(file, value.left);
  return named === name ? value.right : value;
}

/** Whether an expression is something that the code base does not declare, by its dotted name. */
export function isOutside(file: SourceFile, node: t.Node, name: string | RegExp): boolean {
  const own = outsideName(file, node);
  return own !== undefined && (typeof name === 'string' ? own === name : name.test(own));
}

/** Whether a binding only states the type of a global: `declare const JSON5: typeof JSON`. */
function isAmbient({ declaration }: Binding, names: Names): boolean {
  if (declaration.type === 'TSDeclareFunction') return declaration.declare === true;
  const parent = names.parentOf(declaration);
  return parent?.type === 'VariableDeclaration' && parent.declare === true;
}

/** What a package calls something that is imported from it; `*` for all that it exports. */
function importedName(identifier: t.Identifier, names: Names): string | undefined {
  const binding = names.bindingOf(identifier);
  if (binding !== undefined && isAmbient(binding, names)) return binding.name;
  const imported = binding && (importOf(binding, names) ?? required(binding));
  if (imported === undefined || ownModule.test(imported.source)) return undefined;
  return imported.name === 'default' ? imported.source : imported.name;
}

function required({ declaration, identifier, writes }: Binding): { source: string; name: string } | undefined {
  if (declaration.type !== 'VariableDeclarator' || !declaration.init || writes.length > 0) return undefined;
  const source = declaration.init.type === 'CallExpression' ? requiredBy(declaration.init) : undefined;
  const path = patternPath(declaration.id, identifier);
  if (source === undefined || path === undefined || path.length > 1) return undefined;
  // A package's export as a whole is named after the package: `const axios = require('axios')`.
  const name = path.length === 0 ? 'default' : path[0]?.name;
  return name === undefined ? undefined : { source, name };
}
