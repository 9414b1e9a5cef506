import { mkdirSync, rmSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { linguistGenerated, listWorkTree, workTreeTop } from '../../src/runner/git.ts';
import { tempFolder, tempRepository } from './temp-folder.ts';

afterEach(() => vi.unstubAllEnvs());

describe('listWorkTree', () => {
  it('lists tracked files and untracked ones that are not ignored, from the folder down', () => {
    const folder = tempRepository({ 'top.ts': '', 'sub/a b.ts': '', 'sub/.gitignore': '*.log\n' });
    folder.write({ 'sub/new.ts': '', 'sub/x.log': '' });
    expect(listWorkTree(folder.at('sub'))?.toSorted()).toEqual(['.gitignore', 'a b.ts', 'new.ts']);
  });

  it('gives names as they are, whatever core.quotePath says', () => {
    const names = ['é.ts', 'quote".ts', 'new\nline.ts', 'tab\t.ts'];
    const folder = tempRepository(Object.fromEntries(names.map((name) => [name, ''])));
    folder.git(['config', 'core.quotePath', 'true']);
    expect(listWorkTree(folder.path)?.toSorted()).toEqual(names.toSorted());
  });

  it('lists a file with a merge conflict once', () => {
    const folder = tempRepository({ 'a.ts': 'one\n' });
    folder.git(['checkout', '--quiet', '-b', 'other']);
    folder.write({ 'a.ts': 'two\n' });
    folder.git(['commit', '--quiet', '--all', '--message', 'two']);
    folder.git(['checkout', '--quiet', '-']);
    folder.write({ 'a.ts': 'three\n' });
    folder.git(['commit', '--quiet', '--all', '--message', 'three']);
    expect(() => folder.git(['merge', '--quiet', 'other'])).toThrow();
    expect(folder.git(['ls-files']).match(/a\.ts/g)?.length).toBe(3);
    expect(listWorkTree(folder.path)).toEqual(['a.ts']);
  });

  it('is not led astray by the variables of a git hook', () => {
    const folder = tempRepository({ 'sub/a.ts': '' });
    const other = tempRepository({ 'other.ts': '' });
    vi.stubEnv('GIT_DIR', other.at('.git'));
    vi.stubEnv('GIT_INDEX_FILE', other.at('.git/index'));
    expect(listWorkTree(folder.at('sub'))).toEqual(['a.ts']);
  });

  it('cannot answer outside of a work tree', () => {
    const folder = tempFolder({ 'a.ts': '' });
    expect(listWorkTree(folder.path)).toBeNull();
  });

  it('cannot answer in a bare repository', () => {
    const folder = tempFolder();
    folder.git(['init', '--quiet', '--bare']);
    expect(listWorkTree(folder.path)).toBeNull();
  });

  it('cannot answer without git', () => {
    const folder = tempRepository({ 'a.ts': '' });
    vi.stubEnv('PATH', folder.at('no-such-folder'));
    expect(listWorkTree(folder.path)).toBeNull();
  });

  it("cannot answer where git refuses another user's repository", () => {
    const folder = tempRepository({ 'a.ts': '' });
    vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
    vi.stubEnv('GIT_CONFIG_SYSTEM', '/dev/null');
    vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
    expect(listWorkTree(folder.path)).toBeNull();
  });

  it('cannot answer for a folder that is not there', () => {
    expect(listWorkTree(tempFolder().at('gone'))).toBeNull();
  });
});

describe('workTreeTop', () => {
  it('is the nearest folder with a `.git`', () => {
    const folder = tempRepository({ 'a/b/c.ts': '' });
    expect(workTreeTop(folder.at('a/b'))).toBe(folder.path);
    expect(workTreeTop(folder.path)).toBe(folder.path);
  });

  it('takes the `.git` file of a linked work tree', () => {
    const folder = tempRepository({ 'main/a.ts': '' });
    folder.git(['worktree', 'add', '--quiet', 'linked']);
    expect(workTreeTop(folder.at('linked/main'))).toBe(folder.at('linked'));
  });

  it('is null outside of every repository', () => {
    const folder = tempFolder();
    mkdirSync(folder.at('a'));
    expect(workTreeTop(folder.at('a'))).toBeNull();
  });
});

describe('linguistGenerated', () => {
  const files = {
    '.gitattributes': '*.pb.ts linguist-generated\nsub/** linguist-generated=true\nsub/own.ts -linguist-generated\n',
    'a.pb.ts': '',
    'a.ts': '',
    'sub/b c.ts': '',
    'sub/own.ts': '',
    'sub/é.ts': '',
  };

  it('reads `.gitattributes`, also for files that are not tracked', () => {
    const folder = tempRepository(files);
    folder.write({ 'new.pb.ts': '' });
    const all = ['a.pb.ts', 'a.ts', 'sub/b c.ts', 'sub/own.ts', 'sub/é.ts', 'new.pb.ts'].map(folder.at);
    const generated = ['a.pb.ts', 'sub/b c.ts', 'sub/é.ts', 'new.pb.ts'].map(folder.at);
    expect([...linguistGenerated(all)]).toEqual(generated);
  });

  it('asks each repository for its own files and none for the rest', () => {
    const [one, two, none] = [tempRepository(files), tempRepository({ 'a.pb.ts': '' }), tempFolder(files)];
    expect([...linguistGenerated([one, two, none].map((folder) => folder.at('a.pb.ts')))]).toEqual([one.at('a.pb.ts')]);
  });

  it('is empty where git cannot answer', () => {
    const folder = tempRepository(files);
    rmSync(folder.at('.git/HEAD'));
    expect(linguistGenerated([folder.at('a.pb.ts')]).size).toBe(0);
  });
});
