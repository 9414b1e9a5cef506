import { describe, expect, it } from 'vitest';
import { unifiedDiff } from '../../src/runner/result/unified-diff.ts';
import { tempFolder, tempRepository } from './temp-folder.ts';

const numbered = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('');

const changes: readonly (readonly [string, string, string])[] = [
  ['one line', 'a\nb\nc\n', 'a\nB\nc\n'],
  ['two hunks', numbered, numbered.replace('line 3\n', 'three\n').replace('line 25\n', 'twenty\nfive\n')],
  ['CRLF', 'a\r\nb\r\nc\r\n', 'a\r\nB\r\nc\r\n'],
  ['mixed line ends', 'a\r\nb\nc\rd\n', 'a\r\nB\nc\rD\n'],
  ['old Mac line ends', 'a\rb\rc\r', 'a\rB\rc\r'],
  ['no line end at the end', 'a\nb', 'a\nB'],
  ['CRLF and no line end at the end', 'a\r\nb', 'a\r\nB'],
  ['a line end lost at the end', 'a\nb\n', 'a\nb'],
  ['a line end won at the end', 'a\nb', 'a\nb\n'],
  ['a byte order mark', '\uFEFFa\nb\n', '\uFEFFA\nb\n'],
  ['lines added at the top', 'a\nb\n', 'import x;\n\na\nb\n'],
  ['lines removed at the end', 'a\nb\nc\n', 'a\n'],
  ['an empty file filled', '', 'a\n'],
  ['lines like headers', '-- a\n++ b\n', '-- A\n++ B\n'],
  ['trailing white space', 'a \t\nb\n', 'A \t\nb\n'],
  ['characters beyond ASCII', 'const é = "€";\n', 'const é = "😀";\n'],
  ['separators that are no line ends', 'a\u2028b\fc\vd\n', 'a\u2028B\fc\vd\n'],
];

const names = ['a.ts', 'src/a b/c d.ts', 'café/日本.ts', '(group)/[id].tsx', 'quo"te\\.ts', 'tab\tend.ts', "it's.ts"];

describe('unifiedDiff', () => {
  it.each(changes)('is accepted by `git apply`: %s', (_, before, after) => {
    const folder = tempRepository({ 'a.ts': before });
    folder.git(['apply', '-'], '.', unifiedDiff('a.ts', before, after));
    expect(folder.read('a.ts')).toBe(after);
  });

  it.each(names)('is accepted by `git apply` for the name %j', (name) => {
    const folder = tempRepository({ [name]: 'a\n' });
    folder.git(['apply', '-'], '.', unifiedDiff(name, 'a\n', 'b\n'));
    expect(folder.read(name)).toBe('b\n');
  });

  it('is accepted in a folder of a repository, with paths from there', () => {
    const folder = tempRepository({ 'packages/web/src/a b.ts': 'a\n', 'src/a b.ts': 'a\n' });
    folder.git(['apply', '-'], 'packages/web', unifiedDiff('src/a b.ts', 'a\n', 'b\n'));
    expect(folder.read('packages/web/src/a b.ts')).toBe('b\n');
    expect(folder.read('src/a b.ts')).toBe('a\n');
  });

  it('is accepted outside of git', () => {
    const folder = tempFolder({ 'a.ts': 'a\n' });
    folder.git(['apply', '-'], '.', unifiedDiff('a.ts', 'a\n', 'b\n'));
    expect(folder.read('a.ts')).toBe('b\n');
  });

  it('is accepted together with others, and backwards', () => {
    const files = Object.fromEntries(names.map((name) => [name, numbered]));
    const folder = tempRepository(files);
    const patch = names
      .map((name) => unifiedDiff(name, numbered, numbered.replace('line 7', name.slice(0, 2))))
      .join('');
    folder.git(['apply', '-'], '.', patch);
    expect(names.map((name) => folder.read(name))).not.toContain(numbered);
    folder.git(['apply', '--reverse', '-'], '.', patch);
    expect(folder.git(['status', '--porcelain'])).toBe('');
  });

  it('reads as people expect', () => {
    expect(unifiedDiff('src/a b.ts', 'a\nb\nc\nd\ne\nf', 'a\nb\nc\nd\nE\nf')).toBe(
      [
        '--- a/src/a b.ts\t',
        '+++ b/src/a b.ts\t',
        '@@ -2,5 +2,5 @@',
        ' b',
        ' c',
        ' d',
        '-e',
        '+E',
        ' f',
        '\\ No newline at end of file',
        '',
      ].join('\n'),
    );
  });
});
