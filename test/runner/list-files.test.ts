import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UsageError } from '../../src/contract/usage-error.ts';
import { listFiles } from '../../src/runner/listing/list-files.ts';
import { asOrdinaryUser, commitAll, type TempFolder, tempFolder, tempRepository } from './temp-folder.ts';

afterEach(() => vi.unstubAllEnvs());

interface Asked {
  readonly cwd?: string;
  readonly paths?: readonly string[];
  readonly ignore?: readonly string[];
}

function list(folder: TempFolder, { cwd = '.', paths = [], ignore = [] }: Asked = {}) {
  return listFiles({ cwd: folder.at(cwd), paths, ignore });
}

/** The listing as `path` or `path: reason`. */
function shown(folder: TempFolder, asked: Asked = {}): string[] {
  return list(folder, asked).map(({ path, exclusion }) => (exclusion ? `${path}: ${exclusion.reason}` : path));
}

describe.each([
  ['in a repository', tempRepository],
  ['outside of git', tempFolder],
])('listFiles %s', (_, make) => {
  it('lists every kind of JavaScript and TypeScript, sorted, and nothing else', () => {
    const kinds = ['js', 'jsx', 'mjs', 'cjs', 'ts', 'tsx', 'mts', 'cts'].map((end) => `a.${end}`);
    const others = ['a.json', 'a.md', 'a.mtsx', 'a.tsx.snap', 'ts', 'a.css', '.ts.swp'];
    const folder = make(Object.fromEntries([...kinds, ...others, 'Z.ts', 'sub/b.ts'].map((name) => [name, ''])));
    expect(shown(folder)).toEqual(['Z.ts', ...kinds.toSorted(), 'sub/b.ts']);
  });

  it('takes nested .gitignore files into account', () => {
    const folder = make({
      '.gitignore': '*.gen.js\n/only-here.ts\n',
      'sub/.gitignore': '!keep.gen.js\n/only-here.ts\n',
      ...Object.fromEntries(
        ['', 'sub/', 'sub/deep/'].flatMap((at) =>
          ['x.gen.js', 'keep.gen.js', 'only-here.ts'].map((name) => [at + name, '']),
        ),
      ),
      'a.ts': '',
    });
    expect(list(folder).map(({ path }) => path)).toEqual([
      'a.ts',
      'sub/deep/keep.gen.js',
      'sub/deep/only-here.ts',
      'sub/keep.gen.js',
    ]);
  });

  it('takes files, folders and globs, each file once', () => {
    const folder = make({ 'src/a.ts': '', 'src/sub/b.ts': '', 'src/c.js': '', 'top.ts': '' });
    const paths = ['src/a.ts', 'src', './src/a.ts', 'src/**/*.ts', folder.at('src/a.ts'), 'src/sub/../a.ts'];
    expect(shown(folder, { paths })).toEqual(['src/a.ts', 'src/c.js', 'src/sub/b.ts']);
  });

  it('takes names with the characters of a glob as they stand', () => {
    const folder = make({
      'app/[id]/page.tsx': '',
      'app/(group)/page.tsx': '',
      'app/i/page.tsx': '',
      'a*.ts': '',
      'ab.ts': '',
    });
    expect(shown(folder, { paths: ['app/[id]', 'app/(group)/page.tsx', 'a*.ts'] })).toEqual([
      'a*.ts',
      'app/(group)/page.tsx',
      'app/[id]/page.tsx',
    ]);
  });

  it('gives paths relative to the working directory, also above it', () => {
    const folder = make({ 'here/a.ts': '', 'there/b.ts': '', 'there/c.ts': '' });
    expect(shown(folder, { cwd: 'here', paths: ['.', '../there/b.ts', '../there/c*'] })).toEqual([
      '../there/b.ts',
      '../there/c.ts',
      'a.ts',
    ]);
  });

  it('knows where the bytes are', () => {
    const folder = make({ 'a.ts': '', 'sub/b.ts': '' });
    expect(list(folder, { paths: ['a.ts', 'sub'] }).map(({ realPath }) => realPath)).toEqual(
      ['a.ts', 'sub/b.ts'].map(folder.at),
    );
  });

  it('counts what its name excludes', () => {
    const folder = make({
      'a.ts': '',
      'lib.min.js': '',
      'lib-min.js': '',
      'types.d.ts': '',
      'types.d.mts': '',
      'routes.gen.ts': '',
      'api.generated.js': '',
      'package.json': '{}',
      'dist/a.js': '',
      'dist/a.d.ts': '',
      '.next/server/b.js': '',
      'src/build/c.js': '',
    });
    expect(shown(folder)).toEqual([
      '.next/server/b.js: build output',
      'a.ts',
      'api.generated.js: generated',
      'dist/a.d.ts: declaration file',
      'dist/a.js: build output',
      'lib-min.js: minified',
      'lib.min.js: minified',
      'routes.gen.ts: generated',
      'src/build/c.js',
      'types.d.mts: declaration file',
      'types.d.ts: declaration file',
    ]);
  });

  it('does not exclude build output that the user named', () => {
    const folder = make({
      'package.json': '{}',
      'dist/a.js': '',
      'dist/b.js': '',
      'p/package.json': '{}',
      'p/dist/c.js': '',
    });
    expect(shown(folder, { paths: ['dist'] })).toEqual(['dist/a.js', 'dist/b.js']);
    expect(shown(folder, { paths: ['dist/a.js'] })).toEqual(['dist/a.js']);
    expect(shown(folder, { paths: ['*/dist/*.js'] })).toEqual(['p/dist/c.js']);
    expect(shown(folder, { paths: ['.', 'dist/a.js'] })).toEqual([
      'dist/a.js',
      'dist/b.js: build output',
      'p/dist/c.js: build output',
    ]);
  });

  it('leaves out what --ignore says, whatever else speaks for it', () => {
    const folder = make({ 'src/a.ts': '', 'src/a.test.ts': '', 'old/b.ts': '', 'types.d.ts': '' });
    const ignore = ['**/*.test.{ts,js}', './old/', 'types.d.ts'];
    expect(shown(folder, { paths: ['.', 'old/b.ts'], ignore })).toEqual([
      'old/b.ts: --ignore',
      'src/a.test.ts: --ignore',
      'src/a.ts',
      'types.d.ts: --ignore',
    ]);
    expect(shown(folder, { ignore: [folder.at('src')] })).toContain('src/a.ts: --ignore');
  });

  it('excludes a named file that is no JavaScript or TypeScript', () => {
    const folder = make({ 'a.ts': '', 'b.css': '', 'README.md': '' });
    const reason = 'not a JavaScript or TypeScript file';
    expect(shown(folder, { paths: ['a.ts', 'b.css'] })).toEqual(['a.ts', `b.css: ${reason}`]);
  });

  it('excludes what is no file', () => {
    const folder = make({ 'a.ts': '' });
    execFileSync('mkfifo', [folder.at('pipe.ts')]);
    expect(shown(folder, { paths: ['pipe.ts', 'a.ts'] })).toEqual(['a.ts', 'pipe.ts: not a regular file']);
  });

  it.each([
    [['gone.ts'], '`gone.ts` does not exist'],
    [['a.ts', 'gone/'], '`gone/` does not exist'],
    [['gone/*.ts'], '`gone/*.ts` matches no file: there is no folder `gone`'],
    [['a.ts/*.ts'], '`a.ts/*.ts` matches no file: there is no folder `a.ts`'],
    [['a.ts', ''], 'a path is empty: give a file, a folder or a glob'],
    [['!a.ts'], '`!a.ts` is not a path: leave files out with `--ignore a.ts`'],
  ])('refuses %j', (paths, message) => {
    const folder = make({ 'a.ts': '' });
    expect(() => list(folder, { paths })).toThrow(new UsageError(message));
  });

  it.each([
    ['*.tsx', '`*.tsx` matches no JavaScript or TypeScript file'],
    ['*.md', '`*.md` matches no JavaScript or TypeScript file'],
    ['docs', 'no JavaScript or TypeScript files in `docs`'],
    ['empty', 'no JavaScript or TypeScript files in `empty`'],
  ])('refuses `%s`, which holds nothing to search', (path, message) => {
    const folder = make({ 'a.ts': '', 'README.md': '', 'docs/a.md': '' });
    mkdirSync(folder.at('empty'));
    expect(() => list(folder, { paths: ['a.ts', path] })).toThrow(UsageError);
    expect(() => list(folder, { paths: ['a.ts', path] })).toThrow(message);
  });

  it.each(['', '!src/a.ts', '.', './'])('refuses to ignore `%s`', (glob) => {
    const folder = make({ 'a.ts': '' });
    expect(() => list(folder, { ignore: [glob] })).toThrow(UsageError);
  });
});

describe('listFiles outside of git alone', () => {
  const files = { '.gitignore': '*.log.ts\n', 'src/a.ts': '', 'src/b.log.ts': '', 'src/sub/c.ts': '' };

  it('honours the .gitignore of the working directory in a folder of it', () => {
    expect(shown(tempFolder(files), { paths: ['src'] })).toEqual(['src/a.ts', 'src/sub/c.ts']);
  });

  it('does not honour it elsewhere', () => {
    const folder = tempFolder(files);
    expect(shown(folder, { cwd: 'src/sub', paths: ['..'] })).toEqual(['../a.ts', '../b.log.ts', 'c.ts']);
    mkdirSync(folder.at('other'));
    expect(shown(folder, { cwd: 'other', paths: ['../src/sub', '../src'] })).toContain('../src/b.log.ts');
  });

  it('fails what may not be read', () => {
    const folder = tempFolder({ 'open/a.ts': '', 'closed/b.ts': '' });
    folder.chmod('', 0o755);
    folder.chmod('closed', 0);
    const paths = ['.', 'closed/b.ts'];
    const listed = asOrdinaryUser(() => list(folder, { paths }));
    folder.chmod('closed', 0o755);
    const exclusion = { outcome: 'failed', reason: 'cannot be read' };
    expect(listed.map((file) => [file.path, file.exclusion])).toEqual([
      ['closed', exclusion],
      ['closed/b.ts', { outcome: 'failed', reason: 'cannot be read (EACCES)' }],
      ['open/a.ts', null],
    ]);
  });
});

describe('listFiles with links', () => {
  it('lists a file once, under its own name', () => {
    const folder = tempFolder({ 'b.ts': '' });
    folder.link('a.ts', 'b.ts');
    expect(shown(folder)).toEqual(['b.ts']);
    expect(shown(folder, { paths: ['a.ts', 'b.ts'] })).toHaveLength(1);
  });

  it('follows a link that the user named', () => {
    const [folder, other] = [tempFolder(), tempFolder({ 'a.ts': '', 'sub/b.ts': '' })];
    folder.link('file.ts', other.at('a.ts'));
    folder.link('folder', other.at('sub'));
    const listed = list(folder, { paths: ['file.ts', 'folder'] });
    expect(listed.map(({ path, realPath }) => [path, realPath])).toEqual([
      ['file.ts', other.at('a.ts')],
      ['folder/b.ts', other.at('sub/b.ts')],
    ]);
  });

  it.each([
    ['in a repository', tempRepository],
    ['outside of git', tempFolder],
  ])('follows no link out of the given paths, %s', (_, make) => {
    const folder = make({ 'src/a.ts': '', 'lib/b.ts': '', 'lib/sub/c.ts': '' });
    folder.link('src/link.ts', '../lib/b.ts');
    folder.link('src/folder', '../lib/sub');
    expect(shown(folder, { paths: ['src'] })).toEqual([
      'src/a.ts',
      'src/folder: symbolic link to a folder',
      'src/link.ts: symbolic link out of the given paths',
    ]);
    expect(shown(folder, { paths: ['src', 'lib'] })).toEqual([
      'lib/b.ts',
      'lib/sub/c.ts',
      'src/a.ts',
      'src/folder: symbolic link to a folder',
    ]);
  });

  it('gives a link to a file of another name as one to be written there', () => {
    const folder = tempFolder({ 'src/real.txt': '' });
    folder.link('src/a.ts', 'real.txt');
    expect(list(folder)).toEqual([{ path: 'src/a.ts', realPath: folder.at('src/real.txt'), exclusion: null }]);
  });

  it('excludes by the name of the end too', () => {
    const folder = tempFolder({ 'node_modules/p/index.js': '', 'a.d.ts': '', 'package.json': '{}' });
    folder.link('p.js', 'node_modules/p/index.js');
    folder.link('b.ts', 'a.d.ts');
    folder.link('dist/x.js', '../y.txt');
    folder.link('z.js', 'dist/z.txt');
    folder.write({ 'y.txt': '', 'dist/z.txt': '' });
    expect(shown(folder)).toEqual([
      'a.d.ts: declaration file',
      'dist/x.js: build output',
      'p.js: node_modules',
      'z.js: build output',
    ]);
  });

  it('excludes links that lead nowhere, and ends', () => {
    const folder = tempFolder({ 'sub/a.ts': '' });
    folder.link('sub/dangling.ts', 'gone.ts');
    folder.link('sub/loop.ts', 'loop.ts');
    folder.link('sub/up', '..');
    folder.link('README', 'gone');
    folder.write({ 'licence.txt': '' });
    folder.link('LICENSE', 'licence.txt');
    execFileSync('mkfifo', [folder.at('pipe')]);
    folder.link('sub/pipe.ts', '../pipe');
    const expected = [
      'sub/a.ts',
      'sub/dangling.ts: dangling symbolic link',
      'sub/loop.ts: symbolic link loop',
      'sub/pipe.ts: not a regular file',
      'sub/up: symbolic link to a folder',
    ];
    expect(shown(folder)).toEqual(expected);
    expect(shown(folder, { paths: ['sub/a.ts', 'sub/dangling.ts', 'sub/loop.ts'] })).toEqual(expected.slice(0, 3));
    commitAll(folder);
    expect(shown(folder)).toEqual(expected);
  });
});

describe('listFiles and git', () => {
  it('does not list what git ignores, unless the user named the file', () => {
    const folder = tempRepository({ '.gitignore': 'gen/\n', 'a.ts': '', 'gen/b.ts': '' });
    expect(shown(folder)).toEqual(['a.ts']);
    expect(shown(folder, { paths: ['gen/b.ts'] })).toEqual(['gen/b.ts']);
    expect(() => list(folder, { paths: ['gen'] })).toThrow(
      new UsageError('no JavaScript or TypeScript files in `gen` (what git ignores is left out)'),
    );
  });

  it('lists new files, and does not miss what was deleted', () => {
    const folder = tempRepository({ 'a.ts': '', 'b.ts': '', 'c.ts': '' });
    rmSync(folder.at('b.ts'));
    rmSync(folder.at('c.ts'));
    folder.write({ 'd.ts': '', 'c.ts/e.ts': '' });
    expect(shown(folder)).toEqual(['a.ts', 'c.ts/e.ts', 'd.ts']);
  });

  it('excludes tracked packages and what .gitattributes calls generated', () => {
    const folder = tempRepository({
      '.gitattributes': 'api/** linguist-generated\n',
      'api/client.ts': '',
      'src/a.ts': '',
      'node_modules/p/index.js': '',
    });
    const expected = ['api/client.ts: generated', 'node_modules/p/index.js: node_modules', 'src/a.ts'];
    expect(shown(folder)).toEqual(expected);
    expect(shown(folder, { cwd: 'src', paths: ['../api/client.ts', '.'] })).toEqual([
      '../api/client.ts: generated',
      'a.ts',
    ]);
  });

  it('does not enter a nested repository or a submodule unless it is named', () => {
    const folder = tempRepository({ 'a.ts': '' });
    const library = tempRepository({ 'lib.ts': '' });
    folder.git(['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library.path, 'vendor/lib.js']);
    folder.write({ 'nested/b.ts': '' });
    commitAll(folder, 'nested');
    const reason = 'another git repository';
    expect(shown(folder)).toEqual(['a.ts', `nested: ${reason}`, `vendor/lib.js: ${reason}`]);
    expect(shown(folder, { paths: ['nested', 'vendor/lib.js'] })).toEqual(['nested/b.ts', 'vendor/lib.js/lib.ts']);
    expect(shown(folder, { paths: ['nested/*.ts'] })).toEqual(['nested/b.ts']);
  });

  it('has nothing to say of a submodule that is not checked out', () => {
    const folder = tempRepository({ 'a.ts': '' });
    const library = tempRepository({ 'lib.ts': '' });
    folder.git(['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library.path, 'lib']);
    folder.git(['submodule', '--quiet', 'deinit', '--force', 'lib']);
    expect(shown(folder)).toEqual(['a.ts']);
  });

  it('lists the repositories of a plain folder, each as git sees it', () => {
    const folder = tempFolder({
      'one/a.ts': '',
      'one/.gitignore': 'x.ts\n',
      'one/x.ts': '',
      'two/sub/b.ts': '',
      'c.ts': '',
    });
    commitAll(folder, 'one');
    commitAll(folder, 'two');
    expect(shown(folder)).toEqual(['c.ts', 'one/a.ts', 'two/sub/b.ts']);
  });

  it('works in a bare repository', () => {
    const folder = tempFolder({ 'src/a.ts': '' });
    folder.git(['init', '--quiet', '--bare']);
    expect(shown(folder)).toEqual(['src/a.ts']);
  });

  it.each([
    ['git is not installed', { PATH: '/nowhere' }],
    [
      'git refuses',
      { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    ],
  ])('reads .gitignore files itself where %s', (_, environment) => {
    const folder = tempRepository({ '.gitignore': '*.log.ts\n', 'sub/a.ts': '', 'sub/b.log.ts': '' });
    folder.write({ 'sub/nested/.git/HEAD': '', 'sub/nested/c.ts': '' });
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    const listed = ['sub/a.ts', 'sub/nested: another git repository'];
    expect(shown(folder)).toEqual(listed);
    expect(shown(folder, { paths: ['sub'] })).toEqual(listed);
    expect(shown(folder, { cwd: 'sub' })).toEqual(['a.ts', 'nested: another git repository']);
  });

  it.skipIf(process.platform === 'win32' || process.platform === 'darwin')(
    'does not lose a name that is not UTF-8',
    () => {
      const folder = tempRepository({ 'a.ts': '' });
      writeFileSync(Buffer.concat([Buffer.from(`${folder.path}/caf`), Buffer.from([0xe9]), Buffer.from('.ts')]), '');
      writeFileSync(Buffer.concat([Buffer.from(`${folder.path}/caf`), Buffer.from([0xe9]), Buffer.from('.md')]), '');
      expect(list(folder).map(({ exclusion }) => exclusion)).toEqual([
        null,
        { outcome: 'failed', reason: 'cannot be read' },
      ]);
    },
  );
});
