import { describe, expect, test } from 'vitest';
import { findModulePlace } from '../../src/migrate/split/module-place.ts';
import { openSource, type SourceFile } from '../../src/source/source-file.ts';

/** How a file imports the module, in a package with some other files. */
function specifierIn(path: string, text: string, others: Readonly<Record<string, string>> = {}, isModule = false) {
  const file = openSource(path, text) as SourceFile;
  const place = findModulePlace(file, {
    packageOf: () => ({ folder: '', isModule }),
    textAt: (at) => others[at],
    lineWidthAt: () => undefined,
    hasSearchParams: () => true,
    trailingCommasAt: () => undefined,
  });
  return 'refused' in place ? place.refused : place.specifier;
}

const exporting = 'export const a = 1;\n';

describe('the import of the search module', () => {
  test('has an extension in an ES module of JavaScript that imports nothing', () => {
    expect(specifierIn('src/a.js', exporting)).toBe('./catalogue-search.js');
    expect(specifierIn('src/a.js', exporting, {}, true)).toBe('./catalogue-search.js');
  });

  test('is written as the imports beside it', () => {
    expect(specifierIn('src/a.js', "import './b';\n")).toBe('./catalogue-search');
    expect(specifierIn('src/a.ts', "import './b.js';\n")).toBe('./catalogue-search.js');
  });

  test('has none in CommonJS, and in TypeScript that a bundler reads', () => {
    const bundled = {
      'tsconfig.json': '{ // resolved by the bundler\n "compilerOptions": { "moduleResolution": "Bundler", } }',
    };
    expect(specifierIn('src/a.js', 'module.exports = {};\n')).toBe('./catalogue-search');
    expect(specifierIn('src/a.ts', exporting, bundled, true)).toBe('./catalogue-search');
    expect(specifierIn('src/a.ts', exporting, { 'vite.config.ts': '' }, true)).toBe('./catalogue-search');
    expect(specifierIn('src/a.ts', exporting, {}, true)).toBe('./catalogue-search.js');
  });
});
