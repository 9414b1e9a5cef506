import { describe, expect, test } from 'vitest';
import { onlyReExports, passedOn } from '../../src/source/outline/re-exports.ts';

describe('onlyReExports', () => {
  test('reads every form, with comments and blank lines between', () => {
    const text = [
      "/* own */ export * from './a';",
      'export * as b from "./b" // a namespace',
      "export { c, d as e, type F } from './c'",
      "export type { G } from './g';",
      '',
    ];
    expect(onlyReExports(text.join('\n'))).toEqual([
      { source: './a', names: 'all' },
      { source: './b', names: [{ local: '*', exported: 'b' }] },
      {
        source: './c',
        names: [
          { local: 'c', exported: 'c' },
          { local: 'd', exported: 'e' },
          { local: 'F', exported: 'F' },
        ],
      },
      { source: './g', names: [{ local: 'G', exported: 'G' }] },
    ]);
  });

  test.each([
    "import './a';",
    "export * from './a';\nexport const b = 1;",
    'export { a };',
    "export { 'a b' as c } from './a';",
    "export { a /* , */ } from './a';",
    "/* export * from './a';",
  ])('leaves any other file to the parser: %s', (text) => {
    expect(onlyReExports(text)).toBeUndefined();
  });
});

describe('passedOn', () => {
  const carried = new Map([['./a', new Set(['x', 'y'])]]);
  const carriedBy = (source: string) => carried.get(source);

  test.each([
    ["export * from './a';", ['x', 'y']],
    ["export { x as z, other } from './a';", ['z']],
    ["export * as all from './a';", ['all']],
    ["export * from './b';", []],
  ])('%s', (text, names) => {
    expect(passedOn(onlyReExports(text) ?? [], carriedBy)).toEqual(new Set(names));
  });

  test('is everything if it is unclear what a module carries', () => {
    expect(passedOn(onlyReExports("export * from './a';") ?? [], () => 'all')).toBe('all');
    expect(passedOn(onlyReExports("export { a } from './a';") ?? [], () => 'all')).toEqual(new Set(['a']));
  });
});
