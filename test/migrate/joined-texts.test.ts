import { expect, test } from 'vitest';
import { joinedTexts } from '../../src/migrate/edits/plain-quotes.ts';
import { openSource } from '../../src/source/source-file.ts';
import { applyEdits } from '../../src/source/text-edit.ts';

/** `#{` stands for `${`. */
const template = (source: string) => source.replaceAll('#{', '${');

/** Some code with strings joined by `+` in place of its templates. */
function joined(source: string): string {
  const file = openSource('old.js', source);
  if ('failure' in file) throw new Error('the code does not parse');
  return applyEdits(source, joinedTexts(file));
}

test.each([
  ['text before a value', "send(`/tags/#{id}`, 'x');", "send('/tags/' + id, 'x');"],
  ['text behind a call', "send(`#{root.of(1)}/tags`, 'x');", "send(root.of(1) + '/tags', 'x');"],
  ['no value', "send(`/tags`, 'x');", "send('/tags', 'x');"],
  ['nothing', "send(``, 'x');", "send('', 'x');"],
  ['two numbers are not added up', "send(`#{a}#{b}/tags`, 'x');", "send('' + a + b + '/tags', 'x');"],
  ['one value becomes a string', "send(`#{a}`, 'x');", "send('' + a, 'x');"],
  ['a value that binds loosely', "send(`/tags#{a ? b : c}`, 'x');", "send('/tags' + (a ? b : c), 'x');"],
  ['a template in a value', "send(`/tags#{a ? `?b=#{a}` : ''}`, 'x');", "send('/tags' + (a ? ('?b=' + a) : ''), 'x');"],
  ['a template as a value', "send(`/#{`a#{b}`}/c`, 'x');", "send('/' + ('a' + b) + '/c', 'x');"],
  ['a method of the string', "send(`/tags/#{a}`.trim(), 'x');", "send(('/tags/' + a).trim(), 'x');"],
  ['a quote in the text', "send(`it's #{a}`, 'x');", "send('it\\'s ' + a, 'x');"],
  ['a line break in the text', "send(`a\n#{b}`, 'x');", "send('a\\n' + b, 'x');"],
  ['a tagged template stays', "send(url`/tags/#{id}`, 'x');", "send(url`/tags/#{id}`, 'x');"],
])('%s', (_, source, expected) => expect(joined(template(source))).toBe(template(expected)));

test.each([
  'a',
  'a.b',
  '1 + 1',
  'a ? 1 : 2',
  '[a, 2]',
  '`#{a}#{a}`',
  'this.length',
])('is the same string: %s', (value) => {
  const run = (code: string) => new Function('a', `return ${code};`).call('four', 'x');
  for (const source of [`\`/#{${value}}\``, `\`#{${value}}#{${value}}/b\``].map(template))
    expect(run(joined(source))).toBe(run(source));
});
