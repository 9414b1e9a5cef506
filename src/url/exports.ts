import type * as t from '@babel/types';
import type { SourceFile } from '../source/source-file.ts';
import type { Evaluator } from './evaluate.ts';
import { external, type Place, unknown, type Value } from './value.ts';

const mostReexports = 10;

/** What a file exports under a name, re-exports followed; `place` is where it is asked for. */
export function exportedValue(evaluator: Evaluator, file: SourceFile, name: string, place: Place, depth = 0): Value {
  if (depth > mostReexports) return unknown(place, 'exported in circles');
  for (const statement of file.tree.program.body) {
    const found = exportedBy(evaluator, { node: statement, file, env: undefined }, name, place, depth);
    if (found !== undefined) return found;
  }
  return (
    commonExport(evaluator, file, name) ??
    starExport(evaluator, file, name, place, depth) ??
    unknown(place, 'not exported')
  );
}

function exportedBy(
  evaluator: Evaluator,
  { node, file }: Place,
  name: string,
  place: Place,
  depth: number,
): Value | undefined {
  if (node.type === 'ExportDefaultDeclaration')
    return name === 'default' ? defaultValue(evaluator, node, file) : undefined;
  if (node.type !== 'ExportNamedDeclaration') return undefined;
  const declared = node.declaration && declaredName(node.declaration, name);
  if (declared) return evaluator.evaluate({ node: declared, file, env: undefined });
  for (const specifier of node.specifiers) {
    const exported = specifier.exported.type === 'Identifier' ? specifier.exported.name : specifier.exported.value;
    if (exported !== name) continue;
    if (node.source) return reexported(evaluator, file, node.source.value, sourceName(specifier), place, depth);
    if (specifier.type === 'ExportSpecifier')
      return evaluator.evaluate({ node: specifier.local, file, env: undefined });
  }
  return undefined;
}

function sourceName(specifier: t.ExportSpecifier | t.ExportNamespaceSpecifier | t.ExportDefaultSpecifier): string {
  if (specifier.type === 'ExportNamespaceSpecifier') return '*';
  return specifier.type === 'ExportSpecifier' ? specifier.local.name : 'default';
}

function reexported(
  evaluator: Evaluator,
  file: SourceFile,
  source: string,
  name: string,
  place: Place,
  depth: number,
): Value {
  const target = evaluator.open(file, source);
  if (target === undefined) return external(place, { kind: 'module', source, name });
  return name === '*' ? { kind: 'module', file: target } : exportedValue(evaluator, target, name, place, depth + 1);
}

function defaultValue(evaluator: Evaluator, { declaration }: t.ExportDefaultDeclaration, file: SourceFile): Value {
  const place = { node: declaration, file, env: undefined };
  if (declaration.type === 'FunctionDeclaration')
    return { kind: 'function', place: { ...place, node: declaration }, self: undefined };
  if (declaration.type === 'ClassDeclaration') return { kind: 'class', place: { ...place, node: declaration } };
  return evaluator.evaluate(place);
}

/** The identifier that a declaration declares under a name. */
function declaredName(declaration: t.Declaration, name: string): t.Identifier | undefined {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations
      .flatMap(({ id }) => identifiersIn(id))
      .find((identifier) => identifier.name === name);
  }
  const id = 'id' in declaration ? declaration.id : undefined;
  return id?.type === 'Identifier' && id.name === name ? id : undefined;
}

function identifiersIn(pattern: t.Node): t.Identifier[] {
  if (pattern.type === 'Identifier') return [pattern];
  if (pattern.type === 'AssignmentPattern') return identifiersIn(pattern.left);
  if (pattern.type === 'RestElement') return identifiersIn(pattern.argument);
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element) => (element ? identifiersIn(element) : []));
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    identifiersIn(property.type === 'RestElement' ? property : property.value),
  );
}

/** All of a file's exports: what it assigns to `module.exports`, or its exports by name. */
export function wholeModule(evaluator: Evaluator, file: SourceFile): Value {
  if (file.path.endsWith('.json'))
    return exportedValue(evaluator, file, 'default', { node: file.tree.program, file, env: undefined });
  for (const statement of file.tree.program.body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (file.textOf(left) === 'module.exports') return evaluator.evaluate({ node: right, file, env: undefined });
  }
  return { kind: 'module', file };
}

/** `module.exports = x`, `module.exports.name = x` and `exports.name = x`. */
function commonExport(evaluator: Evaluator, file: SourceFile, name: string): Value | undefined {
  for (const statement of file.tree.program.body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    const target = file.textOf(left);
    const place = { node: right, file, env: undefined };
    if (target === `exports.${name}` || target === `module.exports.${name}`) return evaluator.evaluate(place);
    if (target !== 'module.exports') continue;
    const whole = evaluator.evaluate(place);
    const member = name === 'default' ? whole : evaluator.member(whole, name, place);
    if (member.kind !== 'undefined') return member;
  }
  return undefined;
}

function starExport(
  evaluator: Evaluator,
  file: SourceFile,
  name: string,
  place: Place,
  depth: number,
): Value | undefined {
  if (name === 'default') return undefined;
  for (const statement of file.tree.program.body) {
    if (statement.type !== 'ExportAllDeclaration') continue;
    const target = evaluator.open(file, statement.source.value);
    const found = target && exportedValue(evaluator, target, name, place, depth + 1);
    if (found !== undefined && found.kind !== 'unknown') return found;
  }
  return undefined;
}
