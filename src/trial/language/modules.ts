import type * as t from '@babel/types';
import type { SourceFile } from '../../source/source-file.ts';
import { declareVars, isEnd } from './functions.ts';
import { type Any, type Frame, type Machine, NotTried, Scope } from './machine.ts';
import { opaque, read } from './members.ts';
import { hoist } from './statements.ts';

/** A module while it runs. */
export interface Module {
  readonly file: SourceFile;
  readonly exports: Any;
  readonly frame: Frame;
}

/** Creates a module whose exports are filled in while it runs. */
export function newModule(file: SourceFile): Module {
  const scope = new Scope(undefined, true);
  const frame = {
    file,
    scope,
    self: { value: undefined },
    home: undefined,
    target: undefined,
    construct: undefined,
    yielded: undefined,
  };
  return { file, exports: {}, frame };
}

/** Runs a module. A statement that can't be followed is skipped: nothing is known about what it declares. */
export function runModule(machine: Machine, { file, exports, frame }: Module): void {
  const { body } = file.tree.program;
  const { scope } = frame;
  const isModule = body.some(({ type }) => /^(Import|Export)/.test(type));
  const common = { exports };
  if (!isModule) {
    scope.declare('module', common);
    scope.declare('exports', exports);
    scope.declare('require', (specifier: Any) => required(machine.imported(file, specifier)));
  }
  for (const one of body) if (one.type === 'ImportDeclaration') importInto(machine, one, frame);
  declareVars(file.tree.program, scope);
  hoist(machine, body, frame);
  for (const one of body) {
    try {
      runTop(machine, one, exports, frame);
    } catch (error) {
      if (!isEnd(error)) throw error;
      machine.unfollowed++;
      for (const name of namesIn(one)) scope.declare(name, opaque());
      exportNames(one, exports, scope);
    }
  }
  if (!isModule)
    Object.assign(
      exports,
      common.exports === exports ? {} : { default: common.exports, ...plainObject(common.exports) },
    );
}

function plainObject(value: Any): object {
  return typeof value === 'object' && value !== null ? value : {};
}

function required(module: Any): Any {
  return module?.default ?? module;
}

function importInto(
  machine: Machine,
  { source, specifiers, importKind }: t.ImportDeclaration,
  { file, scope }: Frame,
): void {
  if (importKind === 'type') return;
  const module = machine.imported(file, source.value);
  for (const one of specifiers) {
    if (one.type === 'ImportSpecifier' && one.importKind === 'type') continue;
    const name =
      one.type === 'ImportDefaultSpecifier' ? 'default' : one.type === 'ImportSpecifier' ? nameOf(one.imported) : '*';
    // Read when it is used, since modules may import each other.
    scope.slots.set(one.local.name, {
      get value() {
        return name === '*' ? module : memberOf(module, name);
      },
      set value(_) {
        throw new NotTried('an import is written');
      },
    });
  }
}

function memberOf(module: Any, name: string): Any {
  try {
    return read(module, name);
  } catch {
    return opaque();
  }
}

function nameOf(node: t.Identifier | t.StringLiteral): string {
  return node.type === 'Identifier' ? node.name : node.value;
}

function runTop(machine: Machine, node: t.Statement, exports: Any, frame: Frame): void {
  switch (node.type) {
    case 'ImportDeclaration':
      return;
    case 'ExportNamedDeclaration':
      if (node.declaration) machine.execute(node.declaration, frame);
      if (node.source) exportFrom(machine, node, exports, frame);
      else exportNames(node, exports, frame.scope);
      return;
    case 'ExportAllDeclaration': {
      if (node.exportKind === 'type') return;
      const module = machine.imported(frame.file, node.source.value);
      for (const name of Object.keys(module)) if (name !== 'default') exportAs(exports, name, () => module[name]);
      return;
    }
    case 'ExportDefaultDeclaration': {
      const value = defaultOf(machine, node.declaration, frame);
      exportAs(exports, 'default', () => value);
      return;
    }
    default:
      machine.execute(node, frame);
  }
}

function defaultOf(machine: Machine, node: t.ExportDefaultDeclaration['declaration'], frame: Frame): Any {
  if (node.type === 'FunctionDeclaration')
    return node.id ? frame.scope.find(node.id.name)?.value : machine.functionOf(node, frame);
  if (node.type === 'ClassDeclaration') {
    const made = machine.classOf(node, frame);
    if (node.id) frame.scope.declare(node.id.name, made);
    return made;
  }
  return node.type === 'TSDeclareFunction' ? undefined : machine.evaluate(node, frame);
}

function exportFrom(
  machine: Machine,
  { source, specifiers, exportKind }: t.ExportNamedDeclaration,
  exports: Any,
  { file }: Frame,
): void {
  if (exportKind === 'type' || !source) return;
  const module = machine.imported(file, source.value);
  for (const one of specifiers) {
    if (one.type === 'ExportNamespaceSpecifier') exportAs(exports, one.exported.name, () => module);
    else if (one.type === 'ExportSpecifier')
      exportAs(exports, nameOf(one.exported), () => memberOf(module, one.local.name));
  }
}

function exportNames(node: t.Node, exports: Any, scope: Scope): void {
  if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') return;
  for (const name of namesIn(node)) exportAs(exports, name, () => scope.find(name)?.value);
  for (const one of node.source ? [] : node.specifiers)
    if (one.type === 'ExportSpecifier')
      exportAs(exports, nameOf(one.exported), () => scope.find(one.local.name)?.value);
}

function exportAs(exports: Any, name: string, get: () => Any): void {
  Object.defineProperty(exports, name, { get, enumerable: true, configurable: true });
}

/** The names that a statement declares. */
function namesIn(node: t.Node): readonly string[] {
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? namesIn(node.declaration) : [];
  if (node.type === 'VariableDeclaration')
    return node.declare ? [] : node.declarations.flatMap(({ id }) => boundIn(id));
  const isNamed = /^(Class|Function|TSEnum|TSModule)Declaration$/.test(node.type);
  const id = isNamed && 'id' in node ? (node.id as t.Node | null) : null;
  return id?.type === 'Identifier' ? [id.name] : [];
}

function boundIn(pattern: t.Node | null): readonly string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => boundIn(one.type === 'RestElement' ? one.argument : one.value));
    case 'ArrayPattern':
      return pattern.elements.flatMap((one) => boundIn(one));
    case 'AssignmentPattern':
      return boundIn(pattern.left);
    case 'RestElement':
      return boundIn(pattern.argument);
    default:
      return [];
  }
}
