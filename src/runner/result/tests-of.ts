import { isOfTests } from '../../source/test-paths.ts';
import { inverted } from '../codebase/reached-by-name.ts';

/**
 * The tests, by path in order, that import one of some files, directly or through other files: what they mock may be the
 * request and the response of before. `imports` has the files that each file imports.
 */
export function testsOf(imports: ReadonlyMap<string, readonly string[]>, changed: Iterable<string>): readonly string[] {
  const reaching = new Set(changed);
  const importers = inverted(imports);
  // The set grows during the loop.
  for (const path of reaching) for (const importer of importers.get(path) ?? []) reaching.add(importer);
  return [...reaching].filter(isOfTests).sort();
}
