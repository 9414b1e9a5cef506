import { describe, expect, it } from 'vitest';
import { findBuildOutput } from '../../src/runner/codebase/build-output.ts';

function outputAmong(paths: readonly string[], typed: readonly string[] = []): string[] {
  return paths.filter(findBuildOutput(paths, typed));
}

describe('findBuildOutput', () => {
  it.each(['dist', 'build', 'out', 'coverage', 'storybook-static'])('takes `%s` beside a package.json', (name) => {
    const paths = ['package.json', 'src/a.ts', `${name}/a.js`, `${name}/sub/b.js`, `${name}/a.d.ts`];
    expect(outputAmong(paths)).toEqual(paths.slice(2));
  });

  it('takes that of each package', () => {
    expect(outputAmong(['packages/a/package.json', 'packages/a/dist/x.js', 'packages/b/dist/x.js'])).toEqual([
      'packages/a/dist/x.js',
    ]);
  });

  it.each(['.next', '.nuxt', '.output', '.svelte-kit'])('takes `%s` anywhere', (name) => {
    expect(outputAmong([`a/${name}/b/x.ts`, `a/x${name}/y.ts`])).toEqual([`a/${name}/b/x.ts`]);
  });

  it('does not take a folder without a package.json beside it', () => {
    expect(outputAmong(['package.json', 'src/build/a.js', 'src/coverage/b.js'])).toEqual([]);
  });

  it('does not take a folder with TypeScript sources in it', () => {
    expect(outputAmong(['package.json', 'build/a.js', 'build/sub/b.ts'])).toEqual([]);
  });

  it('does not take a file or another name', () => {
    expect(outputAmong(['package.json', 'build.js', 'dist', 'output/a.js', 'my-dist/b.js', '.next'])).toEqual([]);
  });

  it('does not take a folder that the user typed', () => {
    const paths = ['a/package.json', 'a/dist/x.js', 'a/build/x.js', 'a/.next/x.js'];
    expect(outputAmong(paths, ['*', 'dist', '.next', '**'])).toEqual(['a/build/x.js']);
  });
});
