import { expect, it } from 'vitest';
import { openSource } from '../../src/source/source-file.ts';
import { Evaluator } from '../../src/values/evaluate.ts';
import { alternativesOf } from '../../src/values/text/match.ts';

/** The forms of a text that each variable puts twice into the next one: 2, 5, 26, 677, … */
function formsOf(variables: number): number | undefined {
  const parts = Array.from({ length: variables }, (_, index) =>
    index === 0 ? "flag ? 'a' : 'b'" : `flag ? part${index - 1} + part${index - 1} : 'c'`,
  );
  const lines = parts.map((part, index) => `const part${index} = ${part};`);
  const file = openSource('url.ts', ['declare const flag: boolean;', ...lines].join('\n'));
  if ('failure' in file) throw new Error(file.failure.reason);
  const { declaration } = file.names.lookup(`part${variables - 1}`, file.tree.program) ?? {};
  if (declaration?.type !== 'VariableDeclarator' || !declaration.init) throw new Error('no variable');
  return alternativesOf(new Evaluator().text({ node: declaration.init, file, env: undefined }))?.length;
}

it('lists the forms of a text whose choices hold choices', () => {
  expect([1, 2].map(formsOf)).toEqual([2, 5]);
});

it('gives up a text with very many forms before they are listed, or even made', () => {
  const many = [3, 8, 24, 200];
  expect(many.map(formsOf)).toEqual(many.map(() => undefined));
});
