/**
 * Writes `dist`: the code, and with `--declarations` the types of what the package exports. Nothing is checked here: that
 * does `npm run lint:types`. With `--if-possible` it does nothing if the tools to build with are not installed, as
 * after `npm ci --omit=dev`; with `--can-build` it only fails then.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(top, 'dist');
const modules = join(top, 'node_modules');
const transforms = readdirSync(join(top, 'transforms')).map((name) => `transforms/${name}`);
const exported = ['src/index.ts', ...transforms];
// Under jscodeshift, Babel reads the chunks, too, and complains of one over 500 kB: what these reach gets a chunk of its own.
const layers = [
  'src/values/evaluate.ts',
  'src/requests/read-call.ts',
  'src/requests/find-call-sites.ts',
  'src/requests/response/read-as-page.ts',
  'src/migrate/query/query.ts',
  'src/migrate/service/find-deprecated.ts',
];
const schemas = ['src/reports/report.schema.json', 'src/runner/configuration/config.schema.json'];
const launcher = 'catalogue-codemod.cjs';

const asked = new Set(process.argv.slice(2));
const esbuild = await import('esbuild').catch(() => undefined);

// npm prepares a package from git in a clone, and under `--global` it does not install there what that needs.
const isUnprepared = process.env.npm_config_global === 'true' && asked.has('--if-possible') && !existsSync(modules);

if (esbuild !== undefined) await (asked.has('--can-build') || build(esbuild));
else if (isUnprepared) installAndBuild();
else if (!asked.has('--if-possible')) fail('the tools to build it with are missing; run `npm ci`');
else if (!existsSync(dist)) process.stderr.write('catalogue-codemod is not built; run `npm ci` in its folder\n');

async function build({ build: bundle }) {
  rmSync(dist, { recursive: true, force: true });
  await bundle({
    entryPoints: ['src/cli.ts', ...exported, ...layers],
    absWorkingDir: top,
    outbase: '.',
    outdir: 'dist',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    logLevel: 'warning',
  });
  copyFileSync(join(top, 'src/build/launcher.cjs'), join(dist, launcher));
  chmodSync(join(dist, launcher), 0o755);
  for (const schema of schemas) copyFileSync(join(top, schema), join(dist, basename(schema)));
  // This throws if it fails: an empty help would be worse than none.
  writeFileSync(join(dist, 'help.txt'), execFileSync(process.execPath, [join(dist, 'src/cli.js'), '--help']));
  if (asked.has('--declarations')) await declare();
}

/** One declaration file for each module that the package exports, with what these share in chunks beside them. */
async function declare() {
  const [{ rollup }, { dts }] = await Promise.all([import('rollup'), import('rollup-plugin-dts')]);
  const bundle = await rollup({
    input: Object.fromEntries(exported.map((path) => [path.slice(0, -'.ts'.length), join(top, path)])),
    plugins: [dts({ tsconfig: join(top, 'tsconfig.json'), compilerOptions: { stripInternal: true } })],
    external: (id) => !/^[./]/.test(id),
    logLevel: 'silent',
  });
  await bundle.write({ dir: dist, entryFileNames: '[name].d.ts', chunkFileNames: 'chunks/[name]-[hash].d.ts' });
  await bundle.close();
}

/** Starts anew afterwards, since Node remembers what it did not find. */
function installAndBuild() {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_config_.*(?:global|prefix)/.test(name)),
  );
  const run = (command, args, shell) => {
    const { status } = spawnSync(command, args, { cwd: top, env, stdio: 'inherit', shell });
    process.exitCode ||= status ?? 1;
  };
  run('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], process.platform === 'win32');
  run(process.execPath, process.argv.slice(1), false);
}

function fail(message) {
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
