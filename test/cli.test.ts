import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import schema from '../src/reports/report.schema.json' with { type: 'json' };
import { cli, command as commandIn } from './command.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cli-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file into the folder that the command runs in. */
function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Runs the built command in the folder. */
function command(args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return commandIn(folder, args, { PATH: process.env.PATH, ...env });
}

/** What a usage error looks like: nothing on stdout, one line on stderr, exit code 2. */
function refusal(message: string) {
  return { status: 2, stdout: '', stderr: `catalogue-codemod: ${message}\n` };
}

const genres = `export const genres = () => fetch('/api/v1/genres').then((response) => response.json());\n`;
const migratedGenres = genres.replace('/api/v1/genres', '/v2/genres');

/** Cannot be migrated in place: the other call needs the old version in the base URL. */
const methodInName = `import axios from 'axios';
const read = axios.get;
export const series = () => read('http://komga.lan:25600/api/v1/series');
`;

describe('help and version', () => {
  test.each([
    ['--help', 'help.txt'],
    ['help', 'help.txt'],
    ['check --help', 'help-check.txt'],
    ['list -h', 'help-list.txt'],
  ])('%s', async (args, snapshot) => {
    const { status, stdout, stderr } = await command(args.split(' '));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    await expect(stdout).toMatchFileSnapshot(`snapshots/${snapshot}`);
  });

  test('--help says what was written when the command was built, and what the options say', async () => {
    expect(await command(['--help'])).toEqual(await command(['--help', '--no-color']));
  });

  test('--version', async () => {
    expect(await command(['--version'])).toEqual({ status: 0, stdout: `${packageJson.version}\n`, stderr: '' });
  });
});

test('the list loads no package but the one that compares versions', () => {
  const packages = new Set<string>();
  const seen = new Set<string>();
  const load = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export|\} from)\b.*?"([^"]+)";$/gm)) {
      if (from.startsWith('.')) load(join(dirname(file), from));
      else if (!isBuiltin(from)) packages.add(from);
    }
  };
  load(fileURLToPath(new URL('../dist/src/cli.js', import.meta.url)));
  expect([...packages].sort()).toEqual(['semver']);
});

describe('what the user got wrong is one line on stderr and exit code 2', () => {
  test.each([
    ['', 'name a target version, for example `--target 1.26.0`, or your server with `--openapi`'],
    ['check', 'name a target version, for example `--target 1.26.0`, or your server with `--openapi`'],
    ['--taget 1.26.0', 'unknown option `--taget`; did you mean `--target`?'],
    ['--baseUrl https://a.example', 'unknown option `--baseUrl`; did you mean `--base-url`?'],
    ['--frobnicate', 'unknown option `--frobnicate`'],
    ['-x', 'unknown option `-x`'],
    ['check --write', 'unknown option `--write` for `catalogue-codemod check`'],
    ['chekc --target 1.26.0', 'unknown command `chekc`; did you mean `check`?'],
    ['list src', '`list` takes no paths'],
    ['--target', '`--target` needs a value'],
    ['--target=', '`--target` needs a value'],
    ['-t', '`-t` needs a value'],
    ['--ignore', '`--ignore` needs a value'],
    ['--target 1.26.0 --target 1.20.0', '`--target` can be given only once'],
    ['--target ^1.26', '`--target` must be one version such as `1.26.0`, not `^1.26`'],
    ['--target 1.19 --from 1.26', '--target 1.19.0 is below --from 1.26.0: give a target of 1.26.0 or later'],
    ['--target 1.26.0 --profile komg', '`--profile` must be `contract` or `komga`, not `komg`; did you mean `komga`?'],
    [
      '--target 1.26.0 --format jsn',
      '`--format` must be `text` or `json` or `sarif` or `markdown` or `github`, not `jsn`; did you mean `json`?',
    ],
    ['--base-url ftp://a', '`--base-url` must be an address such as `https://books.example.net`, not `ftp://a`'],
    ['nowhere --target 1.26.0', '`nowhere` does not exist'],
  ])('catalogue-codemod %s', async (args, message) => {
    expect(await command(args.split(' ').filter((word) => word !== ''))).toEqual(refusal(message));
  });

  test('a folder without a file to search', async () => {
    const { status, stdout, stderr } = await command(['--target', '1.26.0']);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^catalogue-codemod: .+\n$/);
  });
});

describe('a run', () => {
  test('shows the diff and the summary, and writes nothing', async () => {
    write('src/genres.ts', genres);
    const { status, stdout, stderr } = await command(['--target', '1.26']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`+${migratedGenres}`);
    expect(stdout).toContain('1.26.0  1 call site  1 review');
    expect(readFileSync(join(folder, 'src/genres.ts'), 'utf8')).toBe(genres);
  });

  test('`git apply` makes of the printed diff what --write writes', async () => {
    write('src/genres.ts', genres);
    write('src/tags.js', "export default fetch('/api/v1/tags')");
    const { stdout } = await command(['--target', '1.26.0']);
    expect(spawnSync('git', ['apply', '-'], { cwd: folder, input: stdout }).status).toBe(0);
    const paths = ['src/genres.ts', 'src/tags.js'];
    const read = () => paths.map((path) => readFileSync(join(folder, path), 'utf8'));
    const applied = read();
    write('src/genres.ts', genres);
    write('src/tags.js', "export default fetch('/api/v1/tags')");
    expect((await command(['--target', '1.26.0', '--write', '--allow-dirty'])).stdout).toContain('\nwritten\n');
    expect(read()).toEqual(applied);
    expect(applied[0]).toBe(migratedGenres);
  });

  test('is one line if there is nothing to do', async () => {
    write('a.ts', 'export const a = 1;\n');
    expect(await command(['--target', '2.0.0'])).toEqual({
      status: 0,
      stdout: 'no deprecated call sites in 1 file for target 2.0.0\n',
      stderr: '',
    });
  });

  test('ends with 2 if a file failed, and says which', async () => {
    write('src/genres.ts', genres);
    write('src/broken.ts', "fetch('/api/v1/genres'\n");
    const { status, stdout } = await command(['--target', '1.26.0']);
    expect(status).toBe(2);
    expect(stdout).toMatch(/\n {2}src\/broken\.ts:\d+:\d+ {2}\S/);
    expect(stdout).toContain('exit code 2: 1 file failed');
  });

  test('ends with 1 if call sites are left, with 3 if their operations are removed at the target', async () => {
    write('a.ts', methodInName);
    expect((await command(['--target', '1.26.0'])).status).toBe(1);
    expect((await command(['--target', '2.0.0'])).status).toBe(3);
  });

  test('is colored if FORCE_COLOR says so, and never with --no-color', async () => {
    write('src/genres.ts', genres);
    const colored = (await command(['--target', '1.26.0'], { FORCE_COLOR: '1' })).stdout;
    const plain = (await command(['--target', '1.26.0'])).stdout;
    expect(colored).toContain('\u001b[32m+\u001b[39m\u001b[32mexport const genres');
    expect(plain).not.toContain('\u001b');
    expect((await command(['--target', '1.26.0', '--no-color'], { FORCE_COLOR: '1' })).stdout).toBe(plain);
  });

  test('--format json puts the result on stdout and the counts on stderr', async () => {
    write('src/genres.ts', genres);
    const { status, stdout, stderr } = await command(['--target', '1.26.0', '--format', 'json']);
    const result = JSON.parse(stdout);
    const validate = new Ajv2020().compile(schema);
    validate(result);
    expect(validate.errors).toBeNull();
    expect(result.summary.callSites).toMatchObject({ total: 1, review: 1 });
    expect(stderr).toContain('1.26.0  1 call site  1 review');
    expect({ status, end: stdout.slice(-2) }).toEqual({ status: 0, end: '}\n' });
  });
});

describe('a client that names its server', () => {
  const client = genres.replace("'/api", "process.env.KOMGA_URL + '/api");
  const line =
    /^catalogue-codemod: `KOMGA_URL` in src\/genres\.ts suggests a Komga server, so use `--profile komga`: .*\n$/;

  test('prints its profile in one line, before anything is written', async () => {
    write('src/genres.ts', client);
    const { status, stdout, stderr } = await command(['--target', '1.26.0']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.stringMatching(line) });
    expect(stdout).toContain('profile contract');
    expect(stdout).toContain("'/v2/genres')");
    const [, next = ''] = stdout.split('next\n');
    expect(next.split('\n').filter((shown) => shown.startsWith('    '))).toEqual([
      '    catalogue-codemod --target 1.26.0 --profile komga',
      '    catalogue-codemod --target 1.26.0 --profile contract --write',
    ]);
    expect(next).toContain('if your server is Komga (`KOMGA_URL` in src/genres.ts suggests it)');
  });

  test('prints nothing if a profile was chosen, or nothing is deprecated', async () => {
    write('src/genres.ts', client);
    for (const profile of ['contract', 'komga']) {
      expect((await command(['--target', '1.26.0', '--profile', profile])).stderr).toBe('');
    }
    expect((await command(['--target', '1.20.0'])).stderr).toBe('');
    write('catalogue-codemod.config.json', '{ "profile": "contract" }');
    expect((await command(['--target', '1.26.0'])).stderr).toBe('');
  });

  test('gets the same JSON', async () => {
    write('src/genres.ts', client);
    const json = ['--target', '1.26.0', '--format', 'json'];
    const told = await command(json);
    const chosen = await command([...json, '--profile', 'contract']);
    expect(told.stdout).toBe(chosen.stdout);
    expect(told.stderr.replace(chosen.stderr, '')).toMatch(line);
  });

  test('is known by its package, too', async () => {
    write('src/genres.ts', genres);
    write('package.json', '{ "name": "komga-reader" }');
    expect((await command(['check', '--target', '1.26.0'])).stderr).toMatch(
      /^[^\n]*`komga-reader` in package\.json suggests a Komga server/,
    );
  });
});

test('--typecheck leaves a call whose change adds an error, and says so', async () => {
  write('tsconfig.json', '{ "compilerOptions": { "lib": ["es2022", "dom"], "types": [] }, "include": ["src"] }');
  write(
    'src/load.ts',
    "export const load = async (path: string) => (await fetch('https://books.example' + path)).json();\n",
  );
  const pair = 'export const pair = (call: Parameters<typeof load>): [string] => call;';
  write('src/use.ts', `import { load } from './load';\nexport const all = () => load('/api/v1/series');\n${pair}\n`);
  const { status, stdout, stderr } = await command(['--target', '1.26.0', '--typecheck']);
  expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  expect(stdout).toContain('with this change, TypeScript reports at `src/use.ts:3`: Type');
});

describe('--openapi', () => {
  const document = { openapi: '3.1.0', paths: { '/api/v2/genres': { get: { parameters: [] } } } };
  const run = ['--target', '1.26.0', '--openapi', 'api.json'];
  const prefix = 'your OpenAPI document has `GET /api/v2/genres`, not `GET /v2/genres`; use `--profile komga`';

  test('says at each call site what the server would not answer', async () => {
    write('src/genres.ts', genres);
    write('api.json', JSON.stringify(document));
    const { status, stdout, stderr } = await command([...run, '--profile', 'komga']);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('in the OpenAPI document `GET /api/v2/genres` takes no query parameter `unpaged`');
    expect(stdout).toContain('1 review');
  });

  test('says in one line that the server has another prefix, and refuses to write', async () => {
    write('src/genres.ts', genres);
    write('api.json', JSON.stringify(document));
    expect(await command(run)).toMatchObject({ status: 0, stderr: `catalogue-codemod: ${prefix}\n` });
    expect(await command([...run, '--write'])).toEqual(refusal(`${prefix}; nothing was written`));
    expect(readFileSync(join(folder, 'src/genres.ts'), 'utf8')).toBe(genres);
  });

  test('can be set in the configuration file', async () => {
    write('src/genres.ts', genres);
    write('api.json', JSON.stringify(document));
    write('catalogue-codemod.config.json', '{ "target": "1.26.0", "openapi": "api.json" }');
    expect((await command([])).stderr).toBe(`catalogue-codemod: ${prefix}\n`);
  });

  test('tells the target and the profile, unless they are chosen', async () => {
    write('src/genres.ts', genres);
    const info = { title: 'Komga API', version: '1.26.3' };
    write('api.json', JSON.stringify({ ...document, info }));
    const { stdout, stderr } = await command(['--openapi', 'api.json']);
    expect(stderr).toBe(
      'catalogue-codemod: the OpenAPI document describes `Komga API` 1.26.3: using target 1.26.3 and profile komga unless you say otherwise\n',
    );
    expect(stdout).toContain('dry run: operations deprecated up to 1.26.3, profile komga');
    const chosen = await command(['--openapi', 'api.json', '--target', '1.20.0', '--profile', 'contract']);
    expect(chosen).toMatchObject({ status: 0, stderr: '' });
  });

  test('asks for the target if the document does not tell it', async () => {
    write('api.json', JSON.stringify({ ...document, info: { title: 'Komga API', version: 'v1.0' } }));
    expect(await command(['--openapi', 'api.json'])).toEqual(
      refusal(
        'the OpenAPI document does not say which version it describes: name a target version, for example `--target 1.26.0`',
      ),
    );
  });

  test('says that the server is older than the target', async () => {
    write('src/genres.ts', genres);
    const info = { title: 'Komga API', version: '1.25.0' };
    write('api.json', JSON.stringify({ ...document, info }));
    expect((await command([...run, '--profile', 'komga'])).stderr).toBe(
      'catalogue-codemod: the OpenAPI document describes version 1.25.0, which may lack the replacements of operations deprecated in 1.26.0: use `--target 1.25.0`\n',
    );
  });

  test('is refused in one line if there is no document', async () => {
    write('src/genres.ts', genres);
    expect(await command(run)).toEqual(refusal('`--openapi`: api.json does not exist'));
    write('api.json', '<html></html>');
    expect(await command(run)).toEqual(refusal('`--openapi`: api.json is a web page, not an OpenAPI document'));
  });
});

describe('check', () => {
  test('names each deprecated call site, shows no diff and writes nothing', async () => {
    write('src/genres.ts', genres);
    const { status, stdout } = await command(['check', '--target', '1.26.0']);
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /\n {2}the contract does not show the response \(1\)\n.*`GET \/v2\/genres`.*\n {6}src\/genres\.ts:1:\d+\n/,
    );
    expect(stdout).not.toContain('@@');
    expect(readFileSync(join(folder, 'src/genres.ts'), 'utf8')).toBe(genres);
  });

  test('ends with 3 if an operation is removed at the target, with 0 if nothing is deprecated yet', async () => {
    write('src/genres.ts', genres);
    expect((await command(['check', '--target', '2.0.0'])).status).toBe(3);
    expect((await command(['check', '--target', '1.25.0'])).status).toBe(0);
    expect((await command(['check', '--target', '1.27.0', '--from', '1.26.0'])).status).toBe(0);
  });
});

describe('--explain', () => {
  beforeEach(() => {
    write('src/paths.ts', "export const ROOT = '/api/v1';\nexport const BOOKS = ROOT + '/books';\n");
    write(
      'src/client.ts',
      `const server = process.env.KOMGA_URL;

export async function send(path: string, init?: RequestInit) {
  return (await fetch(server + path, init)).json();
}
`,
    );
    write(
      'src/books.ts',
      `import { send } from './client';
import { BOOKS } from './paths';

export const unread = (size: number) => send(\`\${BOOKS}?read_status=UNREAD&size=\${size}\`);
export const one = (id: string) => send(\`\${BOOKS}/\${id}\`);
`,
    );
    write('src/genres.ts', genres);
  });

  test.each([
    ['explain-call.txt', ['--explain', 'src/books.ts:4', '--profile', 'komga']],
    ['explain-live.txt', ['--explain', 'src/books.ts:5']],
    ['explain-constant.txt', ['--explain', 'src/paths.ts:2:14']],
    ['explain-newer.txt', ['--explain', 'src/genres.ts:1', '--target', '1.25.0']],
    ['explain-nothing.txt', ['--explain', 'src/client.ts:2']],
  ])('%s', async (snapshot, args) => {
    const target = args.includes('--target') ? [] : ['--target', '1.26.0'];
    const { status, stdout, stderr } = await command([...target, ...args]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    await expect(stdout).toMatchFileSnapshot(`snapshots/${snapshot}`);
  });

  test('changes nothing', async () => {
    expect(await command(['-t', '1.26.0', '--explain', 'src/genres.ts:1', '--write'])).toEqual(
      refusal('`--explain` changes nothing: remove `--write`'),
    );
    expect(await command(['-t', '1.26.0', '--explain', 'src/genres.ts'])).toEqual(
      refusal('`--explain` must be a place such as `src/api.ts:12`, not `src/genres.ts`'),
    );
  });
});

describe('list', () => {
  test('is the whole table', async () => {
    const { status, stdout } = await command(['list']);
    expect(status).toBe(0);
    await expect(stdout).toMatchFileSnapshot('reports/snapshots/list.txt');
  });

  test('between two versions', async () => {
    const rows = (await command(['list', '--target', '1.20', '--from', '1.15'])).stdout
      .split('\n\n')[0]
      ?.split('\n')
      .slice(1);
    expect(rows?.map((row) => row.split('  ')[0])).toEqual([
      'GET /api/v1/books',
      'GET /api/v1/series/{seriesId}/books',
      'GET /api/v1/authors',
    ]);
  });

  test('as JSON', async () => {
    const rows = JSON.parse((await command(['list', '--target', '1.3.0', '--format', 'json'])).stdout);
    expect(rows).toMatchObject([{ name: 'Update a library', deprecatedIn: '1.3.0' }]);
  });
});

describe('catalogue-codemod.config.json', () => {
  const configure = (config: unknown) => write('catalogue-codemod.config.json', JSON.stringify(config));

  test('provides what the flags do not', async () => {
    write('src/genres.ts', genres);
    write('old/genres.ts', genres);
    configure({ target: '1.26.0', paths: ['src', 'old'], ignore: ['old/**'], format: 'json' });
    const { files, target } = JSON.parse((await command([])).stdout);
    expect(target).toBe('1.26.0');
    expect(files.map((file: { path: string; outcome: string }) => [file.path, file.outcome])).toEqual([
      ['old/genres.ts', 'excluded'],
      ['src/genres.ts', 'changed'],
    ]);
  });

  test('is overridden by the flags', async () => {
    write('src/genres.ts', genres);
    write('old/genres.ts', genres);
    configure({ target: '1.26.0', paths: ['old'], format: 'json' });
    expect((await command(['src', '--target', '1.25', '--format', 'text'])).stdout).toBe(
      'no deprecated call sites in 1 file for target 1.25.0\n',
    );
  });

  test('is refused if it is wrong', async () => {
    configure({ taget: '1.26.0' });
    expect(await command([])).toEqual(
      refusal('catalogue-codemod.config.json: unknown key `taget`; did you mean `target`?'),
    );
    write('catalogue-codemod.config.json', '{\n  "target": "1.26.0",\n}\n');
    expect(await command([])).toEqual(refusal('catalogue-codemod.config.json:3:1 unexpected `}`'));
  });
});

describe('the streams', () => {
  test.each([
    ['check', '--target', '2.0.0'],
    ['--target', '1.26.0', '--format', 'json'],
    ['--frobnicate'],
  ])('a process of its own comes to the same: %s %s %s %s', async (...given) => {
    write('src/genres.ts', genres);
    const args = given.filter((one) => one !== undefined);
    const options = { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH } } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], options);
    expect(await command(args)).toEqual({ status, stdout, stderr });
  });

  test('a reader that stops early is no error', async () => {
    const child = spawn(process.execPath, [cli, 'list'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (chunk) => {
      errors += chunk;
    });
    const [code] = await once(child, 'close');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  });

  test('an error of our own says that it is a bug, and where it happened if asked', async () => {
    const preload = join(folder, 'break.cjs');
    writeFileSync(preload, "process.cwd = () => { throw new Error('no folder') };\n");
    const args = ['--require', preload, cli, '--target', '1.26.0'];
    const broken = (env: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, ...env } });
    const { status, stderr } = broken({});
    expect({ status, lines: stderr.split('\n').length }).toEqual({ status: 2, lines: 2 });
    expect(stderr).toMatch(/this is a bug: no folder; please report it/);
    expect(broken({ DEBUG: 'catalogue-codemod' }).stderr).toContain('break.cjs:1');
  });
});
