import type * as t from '@babel/types';
import type { OperationFacts } from '../../contract/profile.ts';
import { inlineObject } from '../../requests/edits/object-edit.ts';
import { quoted } from '../../requests/edits/respell.ts';
import { keyName, propertyName } from '../../source/pattern.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { plainName } from '../query/query-parameter.ts';
import { pagingFunction } from './search-module.ts';

/** The source of the part of the query that stays; undefined if there is none. */
export function pagingSource(
  file: SourceFile,
  facts: OperationFacts,
  source: string,
  literal: t.ObjectExpression | undefined,
): string | undefined {
  if (facts.kept?.length === 0) return undefined;
  if (literal === undefined) return paging(file, facts, source);
  const kept = withoutProperties(file, literal, (name) => facts.kept?.includes(name) !== true);
  if (!isInSight(literal) || facts.added !== undefined) return paging(file, facts, kept);
  return kept === '{}' ? undefined : kept;
}

/** The names of the parameters that stay, if a query shows them all; undefined if it does not. */
export function namesThatStay(literal: t.ObjectExpression, facts: OperationFacts): readonly string[] | undefined {
  if (facts.added !== undefined || !isInSight(literal)) return undefined;
  return namesIn(literal).filter((name) => facts.kept?.includes(name));
}

function isInSight({ properties }: t.ObjectExpression): boolean {
  return properties.every((property) => property.type !== 'SpreadElement' && keyName(property) !== undefined);
}

function namesIn({ properties }: t.ObjectExpression): readonly string[] {
  return properties.flatMap((property) => plainName(propertyName(property) ?? ''));
}

/** The source of an object literal without the properties with some names. */
export function withoutProperties(
  file: SourceFile,
  literal: t.ObjectExpression,
  isOut: (name: string) => boolean,
): string {
  const kept = literal.properties.filter((property) => {
    const name = propertyName(property);
    return name === undefined || !isOut(plainName(name));
  });
  if (kept.length === literal.properties.length) return file.textOf(literal);
  const [only] = kept;
  if (kept.length === 1 && only?.type === 'SpreadElement') return file.textOf(only.argument);
  return kept.length === 0
    ? '{}'
    : inlineObject(
        file,
        kept.map((property) => file.textOf(property)),
      );
}

/** A call that gives the part of a query that stays, with what is added to it. */
export function paging(file: SourceFile, facts: OperationFacts, source: string): string {
  const defaults = (facts.added ?? []).map(({ name, value }) => `${name}: ${quoted(file, value)}`);
  return `${pagingFunction}(${[source, ...(defaults.length > 0 ? [inlineObject(file, defaults)] : [])].join(', ')})`;
}
