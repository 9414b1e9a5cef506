import { expect, it } from 'vitest';
import { openSource, type SourceFile } from '../../src/source/source-file.ts';
import { Evaluator } from '../../src/values/evaluate.ts';
import { FoundOnce } from '../../src/values/memo.ts';
import { knownText } from '../../src/values/text/pieces.ts';

const open = (path: string, text: string): SourceFile => {
  const file = openSource(path, text);
  if ('failure' in file) throw new Error(path);
  return file;
};

it('what was not looked at because it was too much is not taken for nothing later', () => {
  const home = open(
    'home.ts',
    `export const settings = { base: '/a' };\nexport const url = settings.base + '/b';\nexport const other = settings.base + '/d';\n`,
  );
  const writer = open('writer.ts', `import { settings } from './home';\nsettings.base = '/c';\n`);
  const files = Array.from({ length: 600 }, () => ({ text: () => writer.text, open: () => [writer] }));
  const evaluator = new Evaluator({ open: () => home, importersOf: ({ path }) => (path === 'home.ts' ? files : []) });
  const read = (name: string): string | undefined => {
    const binding = home.names.lookup(name, home.tree.program);
    if (binding?.declaration.type !== 'VariableDeclarator' || !binding.declaration.init) throw new Error(name);
    return knownText(evaluator.text({ node: binding.declaration.init, file: home, env: undefined }));
  };
  expect(read('url')).toBeUndefined();
  expect(read('other')).toBeUndefined();
});

it('a list whose search ends with an error is looked for again, and is empty only while it is found', () => {
  const lists = new FoundOnce<object, string>();
  const evaluator = new Evaluator();
  const key = {};
  const overflow = () => lists.of(evaluator, key, 'x', () => JSON.parse(''));
  expect(overflow).toThrow();
  const found = () => lists.of(evaluator, key, 'x', () => ['a', ...lists.of(evaluator, key, 'x', () => ['b'])]);
  expect(found()).toEqual(['a']);
  expect(lists.of(evaluator, key, 'x', () => ['c'])).toEqual(['a']);
});
