import { chmodSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { walkFolder } from '../../src/runner/listing/walk-folder.ts';
import { asOrdinaryUser, tempFolder, tempRepository } from './temp-folder.ts';

function pathsOf(folder: string, top = folder): string[] {
  return walkFolder(folder, top)
    .map(({ path }) => path)
    .toSorted();
}

const ignoreFiles: Record<string, Record<string, string>> = {
  'a negation': { '.gitignore': '*.log\n!keep.log\n' },
  'an anchored pattern': { '.gitignore': '/build\n/sub/x.log\n' },
  'a pattern with a slash within': { '.gitignore': 'sub/x.log\n' },
  'a folder pattern': { '.gitignore': 'build/\nkeep.log/\n' },
  'a nested file': { 'sub/.gitignore': '*.log\n/build\n', '.gitignore': '' },
  'a nested negation': { '.gitignore': '*.log\n', 'sub/.gitignore': '!keep.log\n' },
  'a nested anchored negation': { '.gitignore': '*.log\n', 'sub/.gitignore': '!/keep.log\n' },
  'a nested negation of a folder': { '.gitignore': '/sub/*\n', 'sub/.gitignore': '!build/\n' },
  'a negation below an ignored folder': { '.gitignore': 'build\n!build/x.ts\n' },
  'everything but': { '.gitignore': '/*\n!/sub\n!.gitignore\n' },
  'double stars': { '.gitignore': 'sub/**/x.ts\n**/[[]id]/x.log\n' },
  'a folder with special characters': { 'sub/[id]/.gitignore': 'x.log\n!keep.log\n', '.gitignore': 'keep.log\n' },
  'a folder with spaces': { 'a b/.gitignore': 'x.log\n' },
  'escapes and comments': {
    '.gitignore': '# x.log\n\\#odd.ts\n\\!odd.ts\ntrailing\\ \n  \n',
    'sub/.gitignore': '\\#odd.ts\n',
  },
  'trailing spaces': { '.gitignore': 'x.log  \n', 'sub/.gitignore': '!x.log   \nbuild/  \n' },
  'a nested folder pattern': { 'sub/.gitignore': 'build/\n' },
  'nested escapes': { 'sub/.gitignore': '\\#odd.ts\n\\!odd.ts\n' },
  'CRLF and a byte order mark': { '.gitignore': '\uFEFFx.log\r\nbuild/\r\n' },
  'a nested byte order mark': { 'sub/.gitignore': '\uFEFFx.log\n' },
  'another case': { '.gitignore': '*.LOG\nBuild\n' },
};

const tree = Object.fromEntries(
  ['', 'sub/', 'sub/deep/', 'sub/[id]/', 'a b/'].flatMap((folder) =>
    ['x.ts', 'x.log', 'keep.log', 'build/x.ts', 'build/x.log'].map((name) => [folder + name, '']),
  ),
);

describe('walkFolder', () => {
  it.each(Object.entries(ignoreFiles))('lists what git lists with %s', (_, files) => {
    const odd = { '#odd.ts': '', '!odd.ts': '', 'trailing ': '', 'sub/#odd.ts': '', 'sub/!odd.ts': '' };
    const folder = tempFolder({ ...tree, ...odd, ...files });
    const before = pathsOf(folder.path);
    folder.git(['init', '--quiet']);
    const byGit = folder.git(['ls-files', '-z', '-co', '--exclude-standard']).split('\0').filter(Boolean);
    expect(before).toEqual(byGit.toSorted());
  });

  it('honours the files between the top and the folder', () => {
    const folder = tempFolder({
      '.gitignore': '*.log\n',
      'a/.gitignore': '/b/x.ts\n',
      'a/b/x.ts': '',
      'a/b/y.ts': '',
      'a/b/y.log': '',
    });
    expect(pathsOf(folder.at('a/b'), folder.path)).toEqual(['y.ts']);
  });

  it('lists nothing in a folder that is itself ignored', () => {
    const folder = tempFolder({ '.gitignore': '/a\n', 'a/b/x.ts': '' });
    expect(pathsOf(folder.at('a/b'), folder.path)).toEqual([]);
  });

  it('passes over packages and what is git’s own', () => {
    const folder = tempRepository({ 'a.ts': '', 'node_modules/x/a.ts': '', 'sub/node_modules/x/a.ts': '' });
    expect(pathsOf(folder.path)).toEqual(['a.ts']);
  });

  it('does not follow links, so a loop ends', () => {
    const folder = tempFolder({ 'sub/a.ts': '' });
    folder.link('sub/loop', '..');
    folder.link('self', 'self');
    expect(walkFolder(folder.path, folder.path)).toEqual(
      expect.arrayContaining([
        { path: 'sub/a.ts', kind: 'file' },
        { path: 'sub/loop', kind: 'link' },
        { path: 'self', kind: 'link' },
      ]),
    );
    expect(pathsOf(folder.path)).toHaveLength(3);
  });

  it('does not enter a nested repository', () => {
    const folder = tempFolder({ 'nested/.git/HEAD': '', 'nested/a.ts': '', 'a.ts': '' });
    expect(walkFolder(folder.path, folder.path)).toContainEqual({ path: 'nested', kind: 'repository' });
    expect(pathsOf(folder.path)).toEqual(['a.ts', 'nested']);
  });

  it('shows a folder that cannot be read', () => {
    const folder = tempFolder({ 'closed/a.ts': '', 'open/a.ts': '' });
    chmodSync(folder.path, 0o755);
    chmodSync(folder.at('closed'), 0);
    const entries = asOrdinaryUser(() => walkFolder(folder.path, folder.path));
    chmodSync(folder.at('closed'), 0o755);
    expect(entries).toContainEqual({ path: 'closed', kind: 'closed' });
    expect(entries).toHaveLength(2);
  });
});
