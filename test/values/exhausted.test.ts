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

const read = (evaluator: Evaluator, file: SourceFile, name: string): string | undefined => {
  const binding = file.names.lookup(name, file.tree.program);
  if (binding?.declaration.type !== 'VariableDeclarator' || !binding.declaration.init) throw new Error(name);
  return knownText(evaluator.text({ node: binding.declaration.init, file, env: undefined }));
};

it('what was not looked at because it was too much is not taken for nothing later', () => {
  const home = open(
    'home.ts',
    `export const settings = { base: '/a' };\nexport const url = settings.base + '/b';\nexport const other = settings.base + '/d';\n`,
  );
  const writer = open('writer.ts', `import { settings } from './home';\nsettings.base = '/c';\n`);
  const files = Array.from({ length: 600 }, () => ({ text: () => writer.text, open: () => [writer] }));
  const evaluator = new Evaluator({ open: () => home, importersOf: ({ path }) => (path === 'home.ts' ? files : []) });
  expect(read(evaluator, home, 'url')).toBeUndefined();
  expect(read(evaluator, home, 'other')).toBeUndefined();
});

it('files that may create an object are not looked through without end', () => {
  const home = open(
    'home.ts',
    `export class Api { constructor(options) { Object.assign(this, options); } path = '/a'; url = this.path + '/b'; }\nexport const url = new Api({}).url;\n`,
  );
  let opened = 0;
  const files = Array.from({ length: 600 }, () => ({
    text: () => `import { Api } from './home';\nnew Api({ path: '/c' });\n`,
    open: () => {
      opened++;
      return [];
    },
  }));
  const evaluator = new Evaluator({ open: () => home, importersOf: () => files });
  expect(read(evaluator, home, 'url')).toBeUndefined();
  expect(opened).toBe(0);
});

it('an object that is too deep to follow may be the one whose field is written', () => {
  const through = (name: string, count: number, last: string): string =>
    Array.from(
      { length: count },
      (_, at) => `const ${name}${at} = (x) => ${at === 0 ? last : `${name}${at - 1}(x)`};`,
    ).join('\n');
  const home = open(
    'home.ts',
    `class Api { path = '/a'; }\nconst api = new Api();\n${through('same', 60, 'x')}\n${through('url', 85, 'api.path + x')}\nsame59(api).path = '/c';\nconst deep = url84('/b');\nconst shallow = url0('/b');\n`,
  );
  const evaluator = new Evaluator();
  expect(read(evaluator, home, 'deep')).toBeUndefined();
  expect(read(evaluator, home, 'shallow')).toBeUndefined();
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
