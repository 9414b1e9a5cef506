import type { Deprecation } from '../../contract/deprecations.ts';
import { isRemovedAt } from '../../contract/versions.ts';
import { alignColumns } from './columns.ts';
import { type Paint, plain } from './paint.ts';

const columns = ['operation', 'replacement', 'deprecated since', 'removed in', 'source'];

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
  const cells = [row.operation, row.replacement, deprecatedSince(row), gone, row.operationSource];
  return row.alias === undefined ? [cells] : [cells, [`  also ${row.alias}`, '', '', '', 'service']];
}

/** `1.15.0 (4.2 says 1.19.0)` if the two lists of the contract disagree. */
function deprecatedSince({ deprecatedIn, stated }: Deprecation): string {
  const others = stated.filter(({ version }) => version !== deprecatedIn);
  const dissent = others.map(({ version, source }) => `${source.replace('contract ', '')} says ${version}`);
  return dissent.length === 0 ? deprecatedIn : `${deprecatedIn} (${dissent.join(', ')})`;
}

function remarks(deprecations: readonly Deprecation[], target: string | null): string[] {
  const disagree = deprecations.some(({ deprecatedIn, stated }) =>
    stated.some(({ version }) => version !== deprecatedIn),
  );
  const shown = deprecations.some(({ operationSource, alias }) => operationSource === 'service' || alias !== undefined);
  return [
    'source: where the path of the operation is stated; replacement and versions are those of the contract',
    ...(shown ? ['service: the contract does not show this path (4.3), but the live service serves it'] : []),
    ...(disagree ? ['if the lists 4.1 and 4.2 disagree, the earlier version counts (9.5)'] : []),
    ...(disagree ? ['contract 9.5 mentions three such operations but names only two; no third one is known here'] : []),
    ...(target !== null && deprecations.some((row) => isRemovedAt(row, target))
      ? [`gone: no longer in ${target}`]
      : []),
  ];
}
