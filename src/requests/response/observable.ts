import type * as t from '@babel/types';
import { isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import { endOf, startOf } from '../../source/source-file.ts';
import { breakBefore } from '../../source/style.ts';
import { indentAt } from '../edits/object-edit.ts';
import { quoted } from '../edits/respell.ts';
import { appendCall, pageParameter } from './append.ts';
import type { Trace } from './flow/trace.ts';
import { insertion } from './page-type.ts';
import { effectOf } from './shape/operators.ts';
import type { ObservableShape, Shape } from './shape/shape.ts';
import { type AnyCall, callOf, inlineFunction, shortText } from './shape/syntax.ts';

/** Adds a `map` as the first operator of an observable, in its `pipe` if it has one. */
export function pipeContent(
  trace: Trace,
  node: t.Node,
  change: (name: string) => string,
  ...names: readonly string[]
): undefined {
  const { file } = trace;
  const name = trace.freshName(node, ...(names.length > 0 ? names : ['page', 'result', 'listed']));
  const map = importedMap(trace, node);
  const operator = `${map}(${pageParameter(trace, node, name)} => ${change(name)})`;
  const pipe = pipeOf(trace, node);
  const [first] = pipe?.arguments ?? [];
  if (first === undefined) return appendCall(trace, node, `pipe(${operator})`);
  const at = startOf(first);
  const isOwnLine = breakBefore(file.text, at) !== undefined;
  trace.edits.push(insertion(at, `${operator},${isOwnLine ? file.style.endOfLine + indentAt(file.text, at) : ' '}`));
}

function pipeOf(trace: Trace, node: t.Node): AnyCall | undefined {
  const parent = trace.parentOf(node);
  if (!isMember(parent) || parent.object !== node || memberName(parent) !== 'pipe') return undefined;
  return callOf(trace.file, parent);
}

/** The name of the `map` of rxjs at a node; imports it if there is none. */
function importedMap(trace: Trace, node: t.Node): string {
  const { file } = trace;
  const imports = file.tree.program.body.filter((statement) => statement.type === 'ImportDeclaration');
  for (const statement of imports.filter(({ source }) => /^rxjs(\/operators)?$/.test(source.value))) {
    for (const specifier of statement.specifiers) {
      if (
        specifier.type !== 'ImportSpecifier' ||
        specifier.imported.type !== 'Identifier' ||
        specifier.imported.name !== 'map'
      )
        continue;
      if (file.names.lookup(specifier.local.name, node) === file.names.bindingOf(specifier.local))
        return specifier.local.name;
    }
  }
  const isFree = file.names.lookup('map', node) === undefined;
  const name = isFree ? 'map' : trace.freshName(node, 'mapPage', 'mapAnswer');
  addImport(trace, imports, isFree ? 'map' : `map as ${name}`);
  return name;
}

function addImport(trace: Trace, imports: readonly t.ImportDeclaration[], specifier: string): undefined {
  const { file } = trace;
  const named = imports.filter(({ importKind, specifiers }) => {
    return importKind !== 'type' && specifiers.some(({ type }) => type === 'ImportSpecifier');
  });
  const existing = ['rxjs/operators', 'rxjs'].flatMap(
    (name) => named.find(({ source }) => source.value === name) ?? [],
  )[0];
  const last = existing?.specifiers.at(-1);
  if (last !== undefined) return void trace.edits.push(insertion(endOf(last), `, ${specifier}`));
  const [open, close] = file.style.spacedBraces ? ['{ ', ' }'] : ['{', '}'];
  const line = `import ${open}${specifier}${close} from ${quoted(file, 'rxjs')}${file.style.semicolons ? ';' : ''}`;
  const after = imports.at(-1);
  const { endOfLine } = file.style;
  if (after !== undefined) trace.edits.push(insertion(endOf(after), endOfLine + line));
  else trace.edits.push(insertion(startOf(file.tree.program.body[0] as t.Node), line + endOfLine));
}

/** Follows an observable of something before the body through the calls on it. */
export function followObservable(trace: Trace, member: t.Node, call: AnyCall, shape: ObservableShape): undefined {
  const name = isMember(member) ? memberName(member) : undefined;
  if (name === 'toPromise') return trace.follow(call, { is: 'promise', of: shape.of });
  if (name === 'subscribe') return subscribed(trace, call, shape.of);
  if (name !== 'pipe')
    return trace.refuse('not-followed', call, `the response is passed to \`.${name}\`; read its \`content\` there`);
  let current: Shape | undefined = shape.of;
  for (const argument of call.arguments) {
    if (current === undefined) return;
    current = throughOperator(trace, argument, current);
  }
  if (current !== undefined) trace.follow(call, { is: 'observable', of: current });
}

function subscribed(trace: Trace, call: AnyCall, of: Shape): undefined {
  const [observer] = call.arguments;
  if (observer === undefined) return;
  if (observer.type !== 'ObjectExpression') return trace.callback(observer, 0, of, call);
  for (const property of observer.properties) {
    const isNext =
      property.type !== 'SpreadElement' && property.key.type === 'Identifier' && property.key.name === 'next';
    if (isNext) trace.callback(property.type === 'ObjectMethod' ? property : property.value, 0, of, call);
  }
}

/** The result of an operator; undefined if it reads the body itself, or can't be followed. */
function throughOperator(trace: Trace, argument: t.Node, shape: Shape): Shape | undefined {
  const callee =
    argument.type === 'CallExpression' && argument.callee.type === 'Identifier' ? argument.callee.name : '';
  const [given] = argument.type === 'CallExpression' ? argument.arguments : [];
  const effect = effectOf(callee);
  if (effect === undefined) {
    const passed = shortText(trace.file, argument);
    return trace.refuse(
      'not-followed',
      argument,
      `the response is passed to \`${passed}\`; read its \`content\` there`,
    );
  }
  if (effect === 'replaces' || (effect === 'shows' && inlineFunction(given))) trace.callback(given, 0, shape, argument);
  return effect === 'replaces' ? undefined : shape;
}
