import type * as t from '@babel/types';
import { type CallSite, givenLater, passedBy } from '../../requests/call-site.ts';
import { isOutside } from '../../source/names/outside-name.ts';
import { isCall } from '../../source/node-kinds.ts';
import { keyName, objectLiteral } from '../../source/pattern.ts';
import { contains, type SourceFile } from '../../source/source-file.ts';
import { isOnlyRead } from './shared-query.ts';

/** A constant with the options of a call, and its property with the query: `const options = { params: {…} }`. */
export interface NamedOptions {
  readonly property: t.ObjectProperty;
  readonly holder: t.ObjectExpression;
  /** All options; in some libraries the query is deeper in them, `{ params: { query: {…} } }`. */
  readonly whole: t.ObjectExpression;
  /** Whether other code also passes it, so that it must not change. */
  readonly isShared: boolean;
}

/** Reads the options that a call passes by name; undefined if they may be changed, or have no query. */
function namedOptions(site: CallSite, argument: t.Node): NamedOptions | undefined {
  const binding = argument.type === 'Identifier' ? site.file.names.bindingOf(argument) : undefined;
  const { declaration, writes = [], references = [] } = binding ?? {};
  const isConstant = declaration?.type === 'VariableDeclarator' && declaration.id.type === 'Identifier';
  const holder = isConstant && declaration.init ? objectLiteral(declaration.init) : undefined;
  const property = queryProperty(holder, site.queryNames);
  if (property === undefined || holder === undefined || writes.length > 0) return undefined;
  const others = references.filter((one) => one !== argument);
  if (!others.every((one) => isOnlyRead(site, one))) return undefined;
  return { property, holder: holderOf(site.file, property), whole: holder, isShared: others.length > 0 };
}

/** The property of an options literal with the query parameters, under one of several names, or in another property. */
function queryProperty(
  literal: t.ObjectExpression | undefined,
  names: readonly string[],
): t.ObjectProperty | undefined {
  for (const path of names) {
    const [first, ...rest] = path.split('.');
    const property = literal?.properties.find(
      (one): one is t.ObjectProperty => one.type === 'ObjectProperty' && keyName(one) === first,
    );
    if (property === undefined) continue;
    return rest.length === 0 ? property : queryProperty(objectLiteral(property.value), [rest.join('.')]);
  }
  return undefined;
}

function holderOf({ names }: SourceFile, property: t.ObjectProperty): t.ObjectExpression {
  return names.parentOf(property) as t.ObjectExpression;
}

/** The literal with the query in `Object.assign({ params: {…} }, options)`, where no other argument may hold another one. */
function mergedOptions(site: CallSite, argument: t.Node): t.ObjectExpression | undefined {
  if (!isCall(argument) || !isOutside(site.file, argument.callee, 'Object.assign')) return undefined;
  const literals = argument.arguments.map((one) => objectLiteral(one));
  const at = literals.findLastIndex((one) => queryProperty(one, site.queryNames) !== undefined);
  return argument.arguments.every((one, index) => index === at || hasNoQuery(site, one)) ? literals[at] : undefined;
}

/** Whether a literal, or a constant that is one and that nothing adds to, has no property for a query. */
function hasNoQuery(site: CallSite, node: t.Node): boolean {
  const { file, queryNames } = site;
  const binding = node.type === 'Identifier' ? file.names.bindingOf(node) : undefined;
  const init = binding?.declaration.type === 'VariableDeclarator' ? binding.declaration.init : undefined;
  const literal = objectLiteral(node) ?? (binding?.writes.length === 0 && init ? objectLiteral(init) : undefined);
  const names = queryNames.map((path) => path.split('.')[0]);
  const isPlain = literal?.properties.every((one) => {
    const name = one.type === 'ObjectProperty' ? keyName(one) : undefined;
    return name !== undefined && !names.includes(name);
  });
  return isPlain === true && (binding?.references ?? []).every((one) => isOnlyRead(site, one) || isMerged(file, one));
}

/** `Object.assign({}, options)` */
function isMerged(file: SourceFile, reference: t.Node): boolean {
  const call = file.names.parentOf(reference);
  return (
    call !== undefined &&
    isCall(call) &&
    isOutside(file, call.callee, 'Object.assign') &&
    call.arguments.indexOf(reference as t.Expression) > 0
  );
}

/** An expression for a query, and the property that holds it, if there is one. */
export interface GivenQuery {
  readonly node: t.Node;
  readonly property: t.ObjectProperty | undefined;
  readonly holder: t.ObjectExpression | undefined;
  /** Set if the expression is all options, whose query other code may also read. */
  readonly options?: NamedOptions;
}

/** The expression in a call for its query outside the URL. */
export function givenQueryExpression(site: CallSite): GivenQuery | undefined {
  // Example: `request.query({ ...defaults, ...args.query })` in the called function, which gets `args`
  if (site.laterQuery === 'unknown') return undefined;
  const [later, ...others] = givenLater(site);
  if (later !== undefined)
    return others.length > 0 || !isArgument(site.file, later)
      ? undefined
      : { node: later, property: undefined, holder: undefined };
  for (const argument of passedBy(site)) {
    const property = queryProperty(objectLiteral(argument) ?? mergedOptions(site, argument), site.queryNames);
    const holder = property && holderOf(site.file, property);
    if (property !== undefined) return heldDeeper(site, property) ?? { node: property.value, property, holder };
    const named = namedOptions(site, argument);
    if (named?.isShared === true) return { node: argument, property: undefined, holder: undefined, options: named };
    if (named !== undefined) return { ...named, node: named.property.value };
  }
  const argument = site.queryArgument === undefined ? undefined : passedBy(site)[site.queryArgument];
  // Example: `http.post(path, body, query)` of a client whose `get` calls show that the query comes second
  if (argument !== undefined && argument !== site.body?.node)
    return { node: argument, property: undefined, holder: undefined };
  const [node, ...more] = site.passed.given;
  return node === undefined || more.length > 0 ? undefined : { node, property: undefined, holder: undefined };
}

/** Whether a later call gives an expression as it is, not its parameters one by one. */
function isArgument({ names }: SourceFile, node: t.Node): boolean {
  const call = names.parentOf(node);
  return call !== undefined && isCall(call) && call.callee !== node;
}

/** The query that a function takes out of a property of the same name as others have: `{ params: { query } }`. */
function heldDeeper({ file, passed }: CallSite, { value }: t.ObjectProperty): GivenQuery | undefined {
  const [node, ...more] = passed.given;
  if (node === undefined || more.length > 0 || node === value || !contains(value, node)) return undefined;
  const outer = file.names.parentOf(node);
  const property = outer?.type === 'ObjectProperty' ? outer : undefined;
  return { node, property, holder: property && (file.names.parentOf(property) as t.ObjectExpression) };
}
