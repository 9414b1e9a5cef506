/**
 * Packs the project and installs it from the tarball in an empty folder, as a user does: what is shipped, whether the command,
 * the module, its declarations and a transform under jscodeshift work, and that nothing runs on install. Then installs it in
 * every other way, each in an empty folder of its own; git takes what is committed. `npm run test:package`.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'package-'));
const options = { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };

/** What the declarations must allow, with the oldest compiler that they support. */
const typedUse = `import { contract, run, transforms } from 'catalogue-codemod';
import transform from 'catalogue-codemod/transforms/1.26.0';
const { summary } = await run({ target: '1.26.0', paths: ['src'] });
const migrated: number = summary.callSites.migrated;
export { contract, migrated, transform, transforms };
`;

try {
  const [{ filename, files }] = JSON.parse(
    run('npm', ['pack', '--json', '--silent', '--pack-destination', folder], top),
  );
  const shipped = files.map(({ path }) => path);
  const code = shipped.filter((path) => path.startsWith('dist/'));
  const texts = code.map((path) => readFileSync(join(top, path), 'utf8'));
  const unused = code.filter(
    (path) => path.includes('/chunks/') && !texts.some((text) => text.includes(basename(path, '.d.ts'))),
  );
  assert.deepEqual(unused, [], 'chunks are shipped that nothing imports');
  const others = shipped.filter((path) => !/^(?:dist|docs)\//.test(path));
  assert.deepEqual(others.toSorted(), ['CHANGELOG.md', 'LICENSE', 'README.md', 'SECURITY.md', 'package.json']);
  for (const path of ['dist/catalogue-codemod.cjs', 'dist/src/cli.js', 'dist/src/index.d.ts', 'docs/README.md'])
    assert.ok(shipped.includes(path), `${path} is not shipped`);

  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', join(folder, filename)]);
  const size = sizeOf(join(folder, 'node_modules')) / 2 ** 20;
  assert.ok(size < 36, `${size.toFixed(1)} MiB are installed`);
  const { version, scripts = {} } = JSON.parse(
    readFileSync(join(folder, 'node_modules/catalogue-codemod/package.json'), 'utf8'),
  );
  for (const script of ['preinstall', 'install', 'postinstall']) assert.equal(scripts[script], undefined);

  mkdirSync(join(folder, 'src'));
  const source = "export const genres = () => fetch('/api/v1/genres');\n";
  writeFileSync(join(folder, 'src/api.ts'), source);
  assert.equal(run('npx', ['catalogue-codemod', '--version']).trim(), version);
  const looked = run('npx', ['catalogue-codemod', 'src', '--target', '1.26.0']);
  assert.match(looked, /^\+.*'\/v2\/genres'/m);
  assert.match(looked, /^ {4}npx catalogue-codemod src --target 1\.26\.0 --write$/m);

  // A path from the root would be run as it stands; a relative one is a package.
  assert.match(run('npx', ['--yes', `./${filename}`, 'src', '--target', '1.26.0']), /^\+.*'\/v2\/genres'/m);
  for (const schema of ['report', 'config'])
    assert.equal(
      typeof JSON.parse(readFileSync(resolved(`catalogue-codemod/${schema}.schema.json`), 'utf8')).title,
      'string',
    );

  const use = "import { run, transforms } from 'catalogue-codemod'; console.log(typeof run, transforms.length);";
  assert.match(run(process.execPath, ['--input-type=module', '-e', use]), /^function \d+\n$/);
  writeFileSync(join(folder, 'use.ts'), typedUse);
  for (const [resolution, kind] of [
    ['bundler', 'esnext'],
    ['node16', 'node16'],
  ]) {
    const settings = ['--strict', '--noEmit', '--target', 'es2022', '--moduleResolution', resolution, '--module', kind];
    run('npx', ['--yes', '--package', 'typescript@5.0', 'tsc', ...settings, 'use.ts']);
  }
  const typecheck = ['catalogue-codemod', 'src', '--target', '1.26.0', '--typecheck'];
  const lacking = spawnSync('npx', typecheck, { ...options, stdio: 'pipe' });
  assert.equal(lacking.status, 2);
  assert.match(lacking.stderr, /^catalogue-codemod: `--typecheck` needs TypeScript/m);
  run('npm', ['install', '--no-audit', '--no-fund', '--silent', 'typescript@5.0']);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "lib": ["es2022", "dom"] }, "include": ["src"] }\n',
  );
  assert.match(run('npx', typecheck), /^\+.*'\/v2\/genres'/m);
  const transform = 'node_modules/catalogue-codemod/dist/transforms/1.26.0.js';
  assert.match(run('npx', ['jscodeshift', '--parser=ts', '--extensions=ts', '-t', transform, 'src']), /^1 ok$/m);
  assert.match(readFileSync(join(folder, 'src/api.ts'), 'utf8'), /'\/v2\/genres'/);

  const old = join(folder, 'old.cjs');
  writeFileSync(old, "Object.defineProperty(process.versions, 'node', { value: '18.20.0' });\n");
  const bin = join(folder, 'node_modules/catalogue-codemod/dist/catalogue-codemod.cjs');
  const refused = spawnSync(process.execPath, ['-r', old, bin, '--version'], { ...options, stdio: 'pipe' });
  assert.deepEqual([refused.status, refused.stdout], [2, '']);
  assert.match(refused.stderr, /^catalogue-codemod needs Node .*; this is 18\.20\.0\n$/);

  writeFileSync(join(folder, 'src/api.ts'), source);
  const ways = waysToInstall(join(folder, filename));
  for (const [way, { install, start, typed }] of Object.entries(ways)) {
    const empty = join(folder, way);
    mkdirSync(empty);
    writeFileSync(join(empty, 'package.json'), '{ "private": true }\n');
    // Yarn takes the nearest lock file for that of the project.
    writeFileSync(join(empty, 'yarn.lock'), '');
    run(install[0], install.slice(1), empty);
    assert.equal(run(start[0], [...start.slice(1), '--version'], empty).trim(), version, way);
    cpSync(join(folder, 'src'), join(empty, 'src'), { recursive: true });
    const shown = run(start[0], [...start.slice(1), 'src', '--target', '1.26.0', '--exit-zero'], empty);
    assert.match(shown, new RegExp(`^ {4}${typed} src --target 1\\.26\\.0 --write$`, 'm'), way);
  }
  process.stdout.write(
    `${shipped.length} files are shipped; the package installs and runs: ${Object.keys(ways).join(', ')}\n`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The other ways to install it, each with the words that start it then, and the command as it is printed. */
function waysToInstall(tarball) {
  const command = 'catalogue-codemod';
  const managed = (manager, install, start, typed) => {
    const words = ['npx', '--yes', manager];
    return { install: [...words, ...install], start: [...words, ...start], typed };
  };
  const quiet = ['npm', 'install', '--no-audit', '--no-fund', '--silent'];
  const git = `git+${pathToFileURL(top).href}`;
  const global = process.platform === 'win32' ? join('.', `${command}.cmd`) : join('bin', command);
  return {
    global: { install: [...quiet, '--global', '--prefix', '.', tarball], start: [global], typed: command },
    folder: { install: [...quiet, top], start: ['npx', command], typed: `npx ${command}` },
    git: { install: [...quiet, git], start: ['npx', command], typed: `npx ${command}` },
    'git globally, as pre-commit does': {
      install: [...quiet, '--global', '--install-links', '--prefix', '.', git],
      start: [global],
      typed: command,
    },
    pnpm: managed('pnpm@10', ['add', tarball], ['exec', command], `pnpm exec ${command}`),
    'yarn 1': managed('yarn@1', ['add', tarball], ['run', '--silent', command], `yarn ${command}`),
    'yarn 4': managed(
      '@yarnpkg/cli-dist@4',
      ['add', `${command}@file:${tarball}`],
      ['run', command],
      `yarn ${command}`,
    ),
  };
}

/** Where a specifier leads from the folder. */
function resolved(specifier) {
  return createRequire(join(folder, 'index.js')).resolve(specifier);
}

/** The bytes of all files below a folder. */
function sizeOf(path) {
  const entries = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

function run(command, args, cwd = folder) {
  return execFileSync(command, args, { ...options, cwd, shell: process.platform === 'win32' });
}
