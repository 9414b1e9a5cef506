import type * as t from '@babel/types';
import type { Growth } from '../../requests/call-site.ts';
import { isCall, isFunction, isMember, withoutCasts } from '../../source/node-kinds.ts';
import { nodesOf } from '../../source/nodes.ts';
import { keyName, memberName, requiredBy } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Codebase } from '../../values/codebase.ts';
import { isWholeExport } from '../../values/declared/exports.ts';

/**
 * The names by which the code base calls a function: its own, those of what its maker returns, and those that files give
 * the only thing that its file exports. None if they are not known.
 */
export function namesOf({ callee: { node, file } }: Growth, codebase: Codebase | undefined): readonly string[] {
  const holder = holderOf(file, node);
  const id = holder !== undefined && 'id' in holder ? holder.id : undefined;
  const references = id?.type === 'Identifier' ? (file.names.bindingOf(id)?.references ?? []) : [];
  const handedOn = [holder?.type === 'FunctionDeclaration' ? holder : node, ...references];
  const names = new Set(holder && heldName(holder) ? [heldName(holder) as string] : []);
  for (const maker of handedOn.flatMap((one) => makerOf(file, one) ?? [])) {
    const made = madeBy(file, maker, codebase);
    if (made.length === 0) return [];
    for (const name of made) names.add(name);
  }
  if (handedOn.some((one) => isWholeExport(file, one)))
    for (const name of namesOfWhole(file, codebase)) names.add(name);
  return [...names];
}

/** The names of what a function returns; none if they are not known. */
function madeBy(file: SourceFile, maker: t.Node, codebase: Codebase | undefined): readonly string[] {
  const holder = holderOf(file, maker);
  const name = holder && heldName(holder);
  const others = name === undefined ? [] : (codebase?.filesWith?.(name) ?? []).flatMap((one) => one.open());
  return name === undefined ? [] : namesMade([file, ...others], name);
}

/** The names that other files give what a file exports by default, or as its `module.exports`. */
function namesOfWhole(file: SourceFile, codebase: Codebase | undefined): readonly string[] {
  const importers = (codebase?.importersOf?.(file) ?? []).flatMap((one) => one.open());
  return importers.flatMap((one) => {
    const isIt = (source: string | undefined) =>
      source !== undefined && codebase?.open(one, source)?.path === file.path;
    const sourceOf = (specifier: t.Node) => {
      const parent = one.names.parentOf(specifier);
      return parent !== undefined && 'source' in parent ? (parent.source as t.StringLiteral | null)?.value : undefined;
    };
    const imported = nodesOf(one, 'ImportDefaultSpecifier').filter((specifier) => isIt(sourceOf(specifier)));
    const exported = nodesOf(one, 'ExportSpecifier').filter(
      (specifier) => specifier.local.name === 'default' && isIt(sourceOf(specifier)),
    );
    const required = nodesOf(one, 'VariableDeclarator').filter(
      ({ id, init }) => id.type === 'Identifier' && init?.type === 'CallExpression' && isIt(requiredBy(init)),
    );
    return [
      ...imported.map(({ local }) => local.name),
      ...exported.flatMap((specifier) => writtenName(specifier.exported) ?? []),
      ...required.flatMap((declarator) => heldName(declarator) ?? []),
    ];
  });
}

/** The function that returns another one: `(config) => (path) => …`. */
function makerOf(file: SourceFile, node: t.Node): t.Node | undefined {
  let at = file.names.parentOf(node);
  if (at?.type === 'ReturnStatement') at = file.names.parentOf(file.names.parentOf(at) ?? at);
  else if (at?.type !== 'ArrowFunctionExpression' || at.body !== node) return undefined;
  return at !== undefined && isFunction(at) ? at : undefined;
}

/** What names a function: itself, a variable, a property or a method; hooks such as `useCallback` are skipped. */
export function holderOf(file: SourceFile, node: t.Node): t.Node | undefined {
  for (let at: t.Node | undefined = node; at !== undefined; at = file.names.parentOf(at)) {
    if (
      /^(FunctionDeclaration|VariableDeclarator|AssignmentExpression|ObjectProperty|ObjectMethod|Class(Private)?(Method|Property))$/.test(
        at.type,
      )
    )
      return at;
    if (!/^(ArrowFunctionExpression|FunctionExpression|CallExpression|TS(As|Satisfies)Expression)$/.test(at.type))
      return undefined;
    if (at !== node && /Function/.test(at.type)) return undefined;
  }
  return undefined;
}

export function writtenName(written: t.Node): string | undefined {
  const node = withoutCasts(written);
  if (node.type === 'Identifier') return node.name;
  return isMember(node) ? memberName(node) : undefined;
}

function heldName(holder: t.Node): string | undefined {
  if ('key' in holder) return keyName(holder as { key: t.Node });
  if (holder.type === 'AssignmentExpression') return writtenName(holder.left);
  return 'id' in holder && holder.id?.type === 'Identifier' ? holder.id.name : undefined;
}

/** The names of what a function returns, `const get = getJson(config)`; none unless each of its uses gives it one. */
function namesMade(files: readonly SourceFile[], maker: string): readonly string[] {
  const names = new Set<string>();
  for (const [index, file] of files.entries()) {
    for (const node of nodesOf(file, 'Identifier')) {
      const isOther = node.name !== maker || (index > 0 && !isImported(file, node));
      const parent = isOther ? undefined : file.names.parentOf(node);
      if (parent === undefined || /^(Im|Ex)portSpecifier$|^TSTypeQuery$/.test(parent.type)) continue;
      if (isHandedOver(file, parent)) continue;
      if ('id' in parent && parent.id === node) continue;
      const held = isCall(parent) && parent.callee === node ? file.names.parentOf(parent) : undefined;
      const name =
        held &&
        /^(VariableDeclarator|AssignmentExpression|ObjectProperty|ClassProperty)$/.test(held.type) &&
        heldName(held);
      if (!name) return [];
      names.add(name);
    }
  }
  return [...names];
}

/** Whether a name is imported: by `import`, or as `const { load } = require('./load')`. */
function isImported(file: SourceFile, node: t.Identifier): boolean {
  const binding = file.names.bindingOf(node);
  const { declaration } = binding ?? {};
  const init =
    declaration?.type === 'VariableDeclarator' && declaration.id.type === 'ObjectPattern' && declaration.init;
  return binding?.kind === 'import' || (init ? requiredBy(init) !== undefined : false);
}

/** Whether a property only exports or imports a name as it is: `module.exports = { load }`, `const { load } = require('./load')`. */
function isHandedOver(file: SourceFile, property: t.Node): boolean {
  if (property.type !== 'ObjectProperty' || !property.shorthand) return false;
  const around = file.names.parentOf(property);
  const outer = around && file.names.parentOf(around);
  if (outer?.type === 'VariableDeclarator' && outer.id === around)
    return outer.init ? requiredBy(outer.init) !== undefined : false;
  return (
    outer?.type === 'AssignmentExpression' && outer.right === around && file.textOf(outer.left) === 'module.exports'
  );
}
