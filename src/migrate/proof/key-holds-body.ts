import type * as t from '@babel/types';
import type { CallSite } from '../../requests/call-site.ts';
import { urlKeys } from '../../requests/url-use.ts';
import { isCall, isMember } from '../../source/node-kinds.ts';
import { memberName, parametersOf, patternPath, propertyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { walk } from '../../source/walk.ts';
import { frameIn } from '../../values/value.ts';

/**
 * Whether the keys under which functions keep responses hold the body that a call passes. A key may hold what another
 * parameter takes, which was added for other calls: `payload === undefined ? path : path + JSON.stringify(payload)`.
 */
export function keysHoldBody(site: CallSite): boolean {
  if (site.body === undefined || site.urlUse !== 'whole') return true;
  return site.functions.every((fn) =>
    urlKeys(fn, site).every(({ text }) => {
      const named = stringified(fn.file, text);
      return named.length === 0 || named.some((name) => isGiven(site, fn.file, name));
    }),
  );
}

/** The names in a text that are written as JSON. */
function stringified(file: SourceFile, text: t.Node): readonly t.Identifier[] {
  const found: t.Identifier[] = [];
  walk(text, (node) => {
    if (!isCall(node) || !isMember(node.callee) || memberName(node.callee) !== 'stringify') return;
    for (const one of node.arguments)
      if (one.type === 'Identifier' && file.names.bindingOf(one)?.kind === 'param') found.push(one);
  });
  return found;
}

/** Whether a call passes something for a parameter of a function that it goes through. */
function isGiven(site: CallSite, { names }: SourceFile, name: t.Identifier): boolean {
  const binding = names.bindingOf(name);
  const frame = binding && frameIn(site, binding.declaration);
  if (binding === undefined || frame === undefined) return true;
  const params = parametersOf(frame.callee);
  const index = params.findIndex((param) => patternPath(param, binding.identifier) !== undefined);
  const given = index < 0 ? undefined : frame.args[index]?.node;
  const [step] = patternPath(params[index] ?? null, binding.identifier)?.filter(({ name: one }) => one !== '=') ?? [];
  if (given === undefined || step?.name === undefined || given.type !== 'ObjectExpression') return given !== undefined;
  return given.properties.some((one) => one.type === 'SpreadElement' || propertyName(one) === step.name);
}
