import { describe, expect, it } from 'vitest';
import { readGlob, readIgnoreGlobs } from '../../src/runner/listing/glob.ts';

describe('readGlob', () => {
  it.each([
    ['src/**/*.ts', 'src', 'a/b.ts'],
    ['src/**/*.ts', 'src', 'b.ts'],
    ['**/*.{js,ts}', '', 'a/b.js'],
    ['./src/*.ts', 'src', 'a.ts'],
    ['../other/*.ts', '../other', 'a.ts'],
    ['/srv/app/*.ts', '/srv/app', 'a.ts'],
    ['app/\\[id\\]/*.ts', 'app/[id]', 'a.ts'],
    ['**/*.ts', '', '.storybook/main.ts'],
    ['packages/*', 'packages', 'a/src/deep/x.ts'],
    ['src/!(*.test).ts', 'src', 'a.ts'],
  ])('`%s` looks in `%s` and means `%s`', (text, base, path) => {
    const glob = readGlob(text);
    expect(glob?.base).toBe(base);
    expect(glob?.matches(path)).toBe(true);
  });

  it.each([
    ['src/*.ts', 'a/b.ts'],
    ['src/*.ts', 'a.tsx'],
    ['**/*.{js,ts}', 'a.jsx'],
    ['src/!(*.test).ts', 'a.test.ts'],
  ])('`%s` does not mean `%s`', (text, path) => {
    expect(readGlob(text)?.matches(path)).toBe(false);
  });

  it.each(['src/a.ts', 'src', './a', '../b', '.'])('`%s` is no glob', (text) => {
    expect(readGlob(text)).toBeNull();
  });
});

describe('readIgnoreGlobs', () => {
  it.each([
    ['legacy', 'legacy/a.ts'],
    ['legacy', 'src/legacy/a.ts'],
    ['src/legacy', 'src/legacy/deep/a.ts'],
    ['*.test.ts', 'src/a.test.ts'],
    ['**/*.test.{ts,tsx}', 'src/a.test.tsx'],
    ['src/**', 'src/a.ts'],
    ['app/[id]/page.tsx', 'app/[id]/page.tsx'],
    ['app/[id]', 'app/[id]/page.tsx'],
    ['app/(group)', 'app/(group)/page.tsx'],
    ['../other', '../other/a.ts'],
    ['.storybook', '.storybook/main.ts'],
  ])('`%s` leaves out `%s`', (glob, path) => {
    expect(readIgnoreGlobs([glob])(path)).toBe(true);
    expect(readIgnoreGlobs(['nothing', glob])(path)).toBe(true);
  });

  it.each([
    ['legacy', 'src/legacy.ts'],
    ['src/legacy', 'a/src/legacy/b.ts'],
    ['src/*.ts', 'src/a/b.ts'],
    ['*.test.ts', 'src/a.ts'],
  ])('`%s` does not leave out `%s`', (glob, path) => {
    expect(readIgnoreGlobs([glob])(path)).toBe(false);
  });

  it('leaves out nothing where nothing is given', () => {
    expect(readIgnoreGlobs([])('a.ts')).toBe(false);
  });
});
