import type * as t from '@babel/types';
import { isOutside } from '../../source/names/outside-name.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { Evaluator } from '../../values/evaluate.ts';
import { snakeCase } from '../../values/methods/known-operators.ts';
import { knownValue } from '../../values/methods/known-value.ts';
import type { Place } from '../../values/value.ts';

/** The name that a parameter is sent under, by the one that the client's code has for it; undefined if not known. */
export type SentAs = (name: string) => string | undefined;

/** A name that is made of that of a parameter: `snakeCase(key)`. */
export interface Renamed {
  readonly name: t.Node;
  /** Each place where it is used, if there are several. */
  readonly places?: readonly t.Node[];
  /** The variable that holds the parameter's own name. */
  readonly key: t.Identifier;
}

/** What a function makes of each name that it receives. */
export interface Naming {
  /** The code that says so. */
  readonly node: t.Node;
  readonly sentAs: SentAs;
}

/** Evaluates the expression for a name; undefined if it is the parameter's own name. */
export function namingOf(evaluator: Evaluator, { name, key }: Renamed, at: Place): Naming | undefined {
  const isKey = (node: t.Node, { names }: SourceFile) =>
    node.type === 'Identifier' && names.bindingOf(node)?.identifier === key;
  if (isKey(name, at.file)) return undefined;
  const sentAs = (own: string) => {
    const sent = knownValue(evaluator, { ...at, node: name }, (one) => (isKey(one.node, one.file) ? own : undefined));
    return typeof sent === 'string' && sent !== '' ? sent : undefined;
  };
  return { node: name, sentAs };
}

const renamesKeys = /^((humps\.)?decamelizeKeys|decamelize-keys|snakecase-?[kK]eys)$/;

/** What a well-known function makes of the names in a query: `decamelizeKeys(query)`. */
export function namingBy({ file, node }: Place<t.CallExpression>): Naming | undefined {
  const isKnown = node.arguments.length === 1 && isOutside(file, node.callee, renamesKeys);
  return isKnown ? { node, sentAs: snakeCase } : undefined;
}

/** What functions make of names one after the other; the last one comes first. */
export function sentThrough(namings: readonly Naming[]): SentAs | undefined {
  if (namings.length === 0) return undefined;
  return (own) => namings.reduceRight<string | undefined>((name, one) => name && one.sentAs(name), own);
}

/** Whether names are made in the same way. */
export function isSameNaming(some: readonly Naming[], others: readonly Naming[]): boolean {
  return some.length === others.length && some.every(({ node }, index) => node === others[index]?.node);
}
