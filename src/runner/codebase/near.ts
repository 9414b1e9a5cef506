import { inverted } from './reached-by-name.ts';
import type { Survey } from './survey.ts';

/**
 * For a file, finds the files that may hold a function of it: itself, those that import it, directly or indirectly, and
 * those that these import, since they may pass the function on.
 */
export function nearIn(imports: Survey['imports']): (path: string) => ReadonlySet<string> {
  const importersOf = inverted(imports);
  const known = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const near = known.get(path) ?? nearOf(path, imports, importersOf);
    known.set(path, near);
    return near;
  };
}

function nearOf(path: string, imports: Survey['imports'], importersOf: Survey['imports']): ReadonlySet<string> {
  const having = new Set([path]);
  // The set grows during the loop.
  for (const file of having) for (const importer of importersOf.get(file) ?? []) having.add(importer);
  return new Set([...having, ...[...having].flatMap((file) => imports.get(file) ?? [])]);
}
