import { existsSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changedFiles, linguistGenerated, listWorkTree } from '../../src/runner/git.ts';
import { type RunOptions, run } from '../../src/runner/run.ts';
import { type TempFolder, tempRepository } from './temp-folder.ts';

/** Everything in a repository that names a program for git to start. Each leaves a file `trace` behind. */
const traps: Readonly<Record<string, (folder: TempFolder, program: string) => void>> = {
  'core.fsmonitor': (folder, program) => folder.git(['config', 'core.fsmonitor', program]),
  'core.hooksPath': (folder, program) => {
    for (const hook of ['post-index-change', 'fsmonitor-watchman', 'pre-commit', 'post-checkout']) {
      folder.write({ [`.git/own-hooks/${hook}`]: folder.read('.git/program') });
      folder.chmod(`.git/own-hooks/${hook}`, 0o755);
    }
    folder.git(['config', 'core.hooksPath', '.git/own-hooks']);
    expect(program).toBe(folder.at('.git/program'));
  },
  'a filter': (folder, program) => {
    folder.git(['config', 'filter.own.clean', `'${program}'`]);
    folder.git(['config', 'filter.own.smudge', `'${program}'`]);
    folder.git(['config', 'filter.own.required', 'true']);
    folder.write({ '.git/info/attributes': '*.ts filter=own\n' });
  },
  'a filter that stays': (folder, program) => {
    folder.git(['config', 'filter.own.process', `'${program}'`]);
    folder.write({ '.gitattributes': '*.ts filter=own\n' });
  },
  'a filter with a name of signs': (folder, program) => {
    folder.git(['config', 'filter.a=b.clean', `'${program}'`]);
    folder.write({ '.git/info/attributes': '*.ts filter=a=b\n' });
  },
  'diff.external and textconv': (folder, program) => {
    folder.git(['config', 'diff.external', program]);
    folder.git(['config', 'diff.own.textconv', program]);
    folder.git(['config', 'diff.own.command', program]);
    folder.write({ '.git/info/attributes': '*.ts diff=own\n' });
  },
  'a pager': (folder, program) => {
    folder.git(['config', 'core.pager', program]);
    folder.git(['config', 'pager.status', program]);
    folder.git(['config', 'pager.ls-files', program]);
  },
  'an alias': (folder, program) => {
    for (const name of ['ls-files', 'status', 'check-attr', 'rev-parse', 'config']) {
      folder.git(['config', `alias.${name}`, `!'${program}'`]);
    }
  },
  'objects that are to be fetched': (folder, program) => {
    folder.write({ '.gitattributes': '*.js text\n' });
    folder.git(['add', '--all']);
    folder.git(['commit', '--quiet', '--message', 'attributes']);
    folder.git(['config', 'core.repositoryFormatVersion', '1']);
    folder.git(['config', 'extensions.partialClone', 'origin']);
    folder.git(['config', 'remote.origin.promisor', 'true']);
    folder.git(['config', 'remote.origin.url', `ext::${program}`.replaceAll(' ', '% ')]);
    folder.git(['config', 'protocol.ext.allow', 'always']);
    rmSync(folder.at('.gitattributes'));
    rmSync(folder.at('.git/objects'), { recursive: true });
    folder.write({ '.git/objects/info/x': '', '.git/objects/pack/x': '' });
  },
  'objects that a program uploads': (folder, program) => {
    folder.write({ '.gitattributes': '*.js text\n' });
    folder.git(['add', '--all']);
    folder.git(['commit', '--quiet', '--message', 'attributes']);
    folder.git(['config', 'core.repositoryFormatVersion', '1']);
    folder.git(['config', 'extensions.partialClone', 'origin']);
    folder.git(['config', 'remote.origin.promisor', 'true']);
    folder.git(['config', 'remote.origin.url', '.']);
    folder.git(['config', 'remote.origin.uploadpack', `'${program}'`]);
    rmSync(folder.at('.gitattributes'));
    rmSync(folder.at('.git/objects'), { recursive: true });
    folder.write({ '.git/objects/info/x': '', '.git/objects/pack/x': '' });
  },
};

const client = "export const genres = () => fetch('/api/v1/genres');\n";

function trapped(trap: (folder: TempFolder, program: string) => void): TempFolder {
  const folder = tempRepository({ 'a.ts': client, 'b.ts': 'const b = 1;\n' });
  folder.write({ '.git/program': `#!/bin/sh\ntouch '${folder.at('.git/trace')}'\nhead -c 100000 </dev/null\n` });
  folder.chmod('.git/program', 0o755);
  trap(folder, folder.at('.git/program'));
  rmSync(folder.at('.git/trace'), { force: true });
  // With the same length and time as before, git would take it for unchanged without reading it.
  folder.write({ 'b.ts': 'const b = 2;\n', 'c.ts': 'const c = 1;\n' });
  return folder;
}

describe.each(Object.entries(traps))('a repository with %s', (_, trap) => {
  it('has nothing started while its files are listed', () => {
    const folder = trapped(trap);
    listWorkTree(folder.path);
    linguistGenerated([folder.at('a.ts'), folder.at('b.ts')]);
    expect(existsSync(folder.at('.git/trace'))).toBe(false);
  });

  it('has nothing started while it is asked what is not committed', () => {
    const folder = trapped(trap);
    changedFiles(folder.path, [folder.at('a.ts'), folder.at('b.ts')]);
    expect(existsSync(folder.at('.git/trace'))).toBe(false);
  });

  it.each([false, true])('has nothing started by a run, writing: %s', async (write) => {
    const folder = trapped(trap);
    const options: RunOptions = {
      ...{ cwd: folder.path, paths: [], target: '1.26', from: null, profile: 'contract', ignore: [], baseUrls: [] },
      write,
    };
    await run(options);
    expect(existsSync(folder.at('.git/trace'))).toBe(false);
  });
});

describe('changedFiles', () => {
  it('gives what is changed, staged, new or ignored, and nothing else', () => {
    const folder = tempRepository({
      'same.ts': 'a',
      'edited.ts': 'a',
      'staged.ts': 'a',
      '-n.ts': 'a',
      '.gitignore': 'out\n',
    });
    folder.write({ 'edited.ts': 'b!', 'staged.ts': 'b!', 'new.ts': 'b', ':(top)x.ts': 'b', 'out/x.ts': '' });
    folder.git(['add', 'staged.ts']);
    const names = ['same.ts', 'edited.ts', 'staged.ts', 'new.ts', '-n.ts', ':(top)x.ts', 'out/x.ts'];
    const changed = changedFiles(folder.path, names.map(folder.at));
    expect(changed).toEqual(new Set(['edited.ts', 'staged.ts', 'new.ts', ':(top)x.ts', 'out/x.ts'].map(folder.at)));
  });

  it('does not take other line ends for a change where git does not', () => {
    const folder = tempRepository({ 'a.ts': 'a\nb\n' });
    folder.git(['config', 'core.autocrlf', 'true']);
    rmSync(folder.at('a.ts'));
    folder.git(['checkout', '--', 'a.ts']);
    expect(folder.read('a.ts')).toBe('a\r\nb\r\n');
    folder.write({ 'a.ts': 'a\r\nb\r\n' });
    expect(changedFiles(folder.path, [folder.at('a.ts')])).toEqual(new Set());
  });

  it('cannot tell where there is no work tree', () => {
    const folder = tempRepository({ 'a.ts': '' });
    rmSync(folder.at('.git/HEAD'));
    expect(changedFiles(folder.path, [folder.at('a.ts')])).toBeNull();
  });
});
