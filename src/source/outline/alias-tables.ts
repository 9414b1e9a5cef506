import type * as t from '@babel/types';
import { keyName } from '../pattern.ts';
import type { SourceFile } from '../source-file.ts';
import { walk } from '../walk.ts';

/** An alias as a configuration file writes it: the prefix of specifiers, and the strings that make up its path. */
export interface WrittenAlias {
  /** A name, or the source of a pattern. */
  readonly name: string;
  /** Never empty. */
  readonly texts: readonly string[];
}

/** A name in a table of aliases, and the expression of its path. */
type Entry = readonly [name: string, value: t.Node];

/**
 * The aliases that a configuration file of any tool spells out: tables such as `alias` and `paths`, and assignments to
 * them. A `baseUrl` is an alias with an empty name.
 */
export function writtenAliases(file: SourceFile): WrittenAlias[] {
  const found: WrittenAlias[] = [];
  walk(file.tree.program, (node) => {
    const base = node.type === 'ObjectExpression' ? textOf(propertyOf(node, 'baseUrl')) : undefined;
    const entries =
      node.type === 'ObjectExpression'
        ? tablesOf(node).flatMap((table) => entriesOf(constantOf(file, table)))
        : entryOf(file, node);
    for (const [name, value] of entries) {
      const texts = textsIn(file, value.type === 'ArrayExpression' ? (value.elements[0] ?? value) : value);
      if (texts.length > 0) found.push({ name, texts: base === undefined ? texts : [base, ...texts] });
    }
    if (base !== undefined) found.push({ name: '', texts: [base] });
  });
  return found;
}

const tableNames = ['alias', 'aliases', 'moduleNameMapper', '_moduleAliases', 'paths'];

function tablesOf(object: t.ObjectExpression): readonly t.Node[] {
  return tableNames.flatMap((name) => propertyOf(object, name) ?? []);
}

/** `{ '@': 'src' }`, `[{ find: '@', replacement: 'src' }]` and `[['@', 'src']]`. */
function entriesOf(table: t.Node): readonly Entry[] {
  if (table.type === 'ObjectExpression') {
    return table.properties.flatMap((one) => {
      const name = one.type === 'ObjectProperty' ? keyName(one) : undefined;
      return name === undefined ? [] : [[name, (one as t.ObjectProperty).value] as const];
    });
  }
  if (table.type !== 'ArrayExpression') return [];
  return table.elements.flatMap((element) => {
    if (element?.type === 'ArrayExpression') return asEntry(element.elements[0], element.elements[1]);
    if (element?.type !== 'ObjectExpression') return [];
    return asEntry(propertyOf(element, 'find'), propertyOf(element, 'replacement'));
  });
}

/** `config.resolve.alias['@'] = path`, `config.resolve.alias = {…}` and `config.resolve.alias.set('@', path)`. */
function entryOf(file: SourceFile, node: t.Node): readonly Entry[] {
  const isTable = (table: t.Node) => /\.alias$/.test(file.textOf(table));
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') {
    const { object, property } = node.left;
    return isTable(object) ? asEntry(property, node.right) : isTable(node.left) ? entriesOf(node.right) : [];
  }
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const isSet = isTable(node.callee.object) && keyName({ key: node.callee.property }) === 'set';
  return isSet ? asEntry(node.arguments[0], node.arguments[1]) : [];
}

function asEntry(key: t.Node | null | undefined, value: t.Node | null | undefined): readonly Entry[] {
  const name = key?.type === 'RegExpLiteral' ? key.pattern : textOf(key);
  return name === undefined || !value ? [] : [[name, value]];
}

function textOf(node: t.Node | null | undefined): string | undefined {
  return node?.type === 'StringLiteral' ? node.value : undefined;
}

function propertyOf(object: t.ObjectExpression, name: string): t.Node | undefined {
  const found = object.properties.find((one) => one.type === 'ObjectProperty' && keyName(one) === name);
  return (found as t.ObjectProperty | undefined)?.value;
}

const mostConstants = 3;

/** The strings in an expression, in order, including those of the constants that it uses. */
function textsIn(file: SourceFile, value: t.Node, depth = 0): readonly string[] {
  const texts: string[] = [];
  walk(value, (node) => {
    if (node.type === 'StringLiteral') texts.push(node.value);
    if (node.type === 'TemplateElement' && node.value.raw !== '') texts.push(node.value.raw);
    const constant = constantOf(file, node);
    const isPath =
      constant !== node && depth < mostConstants && !/^\(?(?:await|import|require)\b/.test(file.textOf(constant));
    if (isPath) texts.push(...textsIn(file, constant, depth + 1));
  });
  return texts;
}

/** The value of a constant of the same file; any other expression is returned unchanged. */
function constantOf(file: SourceFile, node: t.Node): t.Node {
  const declaration = node.type === 'Identifier' ? file.names.bindingOf(node)?.declaration : undefined;
  const init = declaration?.type === 'VariableDeclarator' ? declaration.init : undefined;
  return init && !/Function/.test(init.type) ? init : node;
}
