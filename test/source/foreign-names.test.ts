import { expect, test } from 'vitest';
import { foreignNames } from '../../src/source/names/foreign-names.ts';
import { openSource, type SourceFile } from '../../src/source/source-file.ts';

function namesIn(text: string): readonly string[] {
  const opened = openSource('a.tsx', text) as SourceFile;
  return [...foreignNames(opened)].sort();
}

test.each([
  ['a function that the file declares', 'function load() {}\nload();', []],
  ['a function that a variable holds', 'const load = () => 1;\nload();', []],
  ['a variable that is set again', 'let load = () => 1;\nload = undefined;', ['load', 'undefined']],
  ['an import, by both names', "import { load as fetchAll } from './a';", ['fetchAll', 'load']],
  ['a member', 'const api = {};\napi.load();\napi["save"];', ['api', 'load', 'save']],
  ['a destructured part', "const { load: own } = require('./a');", ['load', 'own', 'require']],
  ['a parameter', 'const use = (load) => load();', ['load']],
  ['a name that no scope declares', 'load();', ['load']],
  ['a tag', 'const view = () => <Panel />;', ['Panel']],
  ['the method of a class', 'class Api { load() {} }', []],
])('%s', (_, text, expected) => {
  expect(namesIn(text)).toEqual(expected);
});
