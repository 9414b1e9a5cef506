import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { writeCommand } from '../../src/reports/command-line.ts';

test('has every path and option that was given, and none that only reports', () => {
  const values = {
    profile: 'komga',
    'base-url': ['https://a.example', 'https://b.example'],
    format: 'json',
    report: 'x.html',
    t: '1.26',
  };
  expect(writeCommand(values, ['src', 'lib'], '1.26.0')).toBe(
    'catalogue-codemod src lib --profile komga --base-url https://a.example --base-url https://b.example --target 1.26.0 --write',
  );
});

test.skipIf(process.platform === 'win32')('a shell reads the very words', () => {
  const paths = ["it's here", '$HOME', '`id`', 'a b', '*', '!x', 'new\nline', '-n'];
  const command = writeCommand({ ignore: ['**/*.gen.ts', '"'] }, paths, '1.26.0').replace(
    'catalogue-codemod',
    "printf '%s\\0'",
  );
  const words = execFileSync('sh', ['-c', command], { encoding: 'utf8' }).split('\0').slice(0, -1);
  expect(words).toEqual([
    ...paths.slice(0, -1),
    './-n',
    '--ignore',
    '**/*.gen.ts',
    '--ignore',
    '"',
    '--target',
    '1.26.0',
    '--write',
  ]);
});
