import type { Deprecation } from '../../contract/deprecations.ts';
import { isRemovedAt } from '../../contract/versions.ts';
import { alignColumns } from './columns.ts';
import { type Paint, plain } from './paint.ts';

const columns = ['operation', 'replacement', 'deprecated in', 'removed in', 'source'];

/** The deprecated operations as a table, with what the contract itself says about its two lists. */
export function deprecationTable(
  deprecations: readonly Deprecation[],
  target: string | null,
  paint: Paint = plain,
): string {
  if (deprecations.length === 0) return `no operation is deprecated in these versions\n`;
  const [head, ...rows] = alignColumns([columns, ...deprecations.flatMap((row) => tableRows(row, target))]);
  const lines = [paint('bold', head?.join('  ') ?? ''), ...rows.map((row) => row.join('  '))];
  return [...lines, '', ...remarks(deprecations, target)].join('\n').concat('\n');
}

/** An operation and, below it, the other path under which the live service serves it. */
function tableRows(row: Deprecation, target: string | null): string[][] {
  const gone = target !== null && isRemovedAt(row, target) ? `${row.removedIn}, gone` : row.removedIn;
  const cells = [row.operation, row.replacement, versionsOf(row), gone, sourceOf(row)];
  return row.alias === undefined ? [cells] : [cells, [`  also ${row.alias}`, '', '', '', 'service']];
}

/** `contract`, whichever of its lists has the path. */
function sourceOf({ operationSource }: Deprecation): string {
  const [source = ''] = operationSource.split(' ');
  return source;
}

/** `1.15.0 (and 1.19.0)` if the two lists of the contract disagree. */
function versionsOf({ deprecatedIn, stated }: Deprecation): string {
  const others = stated.flatMap(({ version }) => (version === deprecatedIn ? [] : [version]));
  return others.length === 0 ? deprecatedIn : `${deprecatedIn} (and ${others.join(', ')})`;
}

function remarks(deprecations: readonly Deprecation[], target: string | null): string[] {
  const disagree = deprecations.some(({ deprecatedIn, stated }) =>
    stated.some(({ version }) => version !== deprecatedIn),
  );
  const shown = deprecations.some(({ operationSource, alias }) => operationSource === 'service' || alias !== undefined);
  return [
    'source: where the path of the operation is stated; replacement and versions are those of the contract',
    ...(shown ? ['service: the contract does not give this path; the live service has it'] : []),
    ...(disagree ? ['two versions: the two lists of the contract disagree; the earlier version counts'] : []),
    ...(disagree
      ? ['the contract says that its lists disagree about three operations, but names only two of them']
      : []),
    ...(target !== null && deprecations.some((row) => isRemovedAt(row, target))
      ? [`gone: no longer in ${target}`]
      : []),
  ];
}
