import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const cli = fileURLToPath(new URL('../dist/src/cli.js', import.meta.url));
const inTerminal = fileURLToPath(new URL('in-terminal.py', import.meta.url));
const hasTerminal = spawnSync('python3', ['-c', 'import pty']).status === 0;

const api = `import axios from 'axios';
export const genres = () => axios.get('/api/v1/genres');
export const languages = () => axios.get('/api/v1/languages');
const get = (path: string) => fetch(path);
export const series = () => get('/api/v1/series');
export const books = () => get('/api/v1/books');
`;

/** `Host` belongs to the application that loads the plugin. */
const plugin = `export const series = async () => JSON.parse((await Host.get(komga + '/api/v1/series', headers)).body);
`;

let folder = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'terminal-')));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/api.ts'), api);
  writeFileSync(join(folder, 'package.json'), '{ "name": "reader" }');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (): string => readFileSync(join(folder, 'src/api.ts'), 'utf8');

type Step = readonly [wait: string, type: string];

/** Runs the built command in a pseudo-terminal, and types the reply to each text that it shows. */
function command(args: readonly string[], steps: readonly Step[], env: Record<string, string> = {}) {
  const asked = { command: [process.execPath, cli, ...args], cwd: folder, steps, seconds: 25 };
  const input = JSON.stringify({ ...asked, env: { NO_COLOR: '1', CI: '', PAGER: 'cat', ...env } });
  const { status, stdout, stderr } = spawnSync('python3', [inTerminal], { input, encoding: 'utf8' });
  return { status, shown: stdout, stderr };
}

const chosen = ['-t', '1.26.0', '--profile', 'contract', '-i', '--allow-dirty'];
const typed = (...letters: string[]): Step[] => letters.map((letter) => [',?]?', `${letter}\r`]);

describe.skipIf(!hasTerminal)('on a terminal (without python3 its questions and Ctrl-C are not tested)', () => {
  test('without a target, each version is offered with what it would do here, the newest first', () => {
    const { status, shown } = command(['--profile', 'contract'], [['migrating to?', '\r']]);
    expect(status).toBe(0);
    expect(shown).toContain('Which API version are you migrating to?');
    expect(shown).toContain('2.0.0 · 17 operations · 4 calls here');
    expect(shown).toContain('1.26.0 · 17 operations · 4 calls here');
    expect(shown).toContain('1.15.0 · 3 operations · 1 call here');
    expect(shown).toContain('deprecated up to 1.26.0');
  });

  test('without a profile, that of the server which the code names is offered first, with the reason', () => {
    writeFileSync(join(folder, 'package.json'), '{ "name": "komga-reader" }');
    const { shown } = command(['-t', '1.26.0'], [['Is your server', '\r']]);
    expect(shown).toContain('Is your server Komga? (`komga-reader` in package.json suggests it)');
    expect(shown).toContain('profile komga');
  });

  test('what is accepted is written, what is refused is left, and an answer can be taken back', () => {
    const { status, shown } = command(chosen, typed('n', 'u', 'y', 'n', 'n', 'y'));
    expect(shown).toContain('left by you (2)');
    expect(status).toBe(1);
    expect(read()).toContain("axios.get('/v2/genres')");
    expect(read()).toContain("axios.get('/api/v1/languages')");
    expect(read()).toContain("get('/api/v1/series');");
    expect(read()).toContain("post('/api/v1/books/list', {})");
  });

  test('a function does not grow for calls that are refused', () => {
    command(chosen, typed('y', 'y', 'n', 'n'));
    expect(read()).toBe(api.replaceAll(/\/api\/v1\/(genres|languages)/g, '/v2/$1'));
  });

  test('what the code does not show is asked first, and can be kept', () => {
    writeFileSync(join(folder, 'src/api.ts'), plugin);
    writeFileSync(join(folder, 'package.json'), '{ "name": "komga-reader" }');
    const steps: Step[] = [['how does `Host.get`', '\u001b[B\r'], ...typed('y'), ['Save these settings', 'y']];
    const { status, shown } = command(chosen, steps);
    expect(shown).toMatch(/such as\s+(?:│\s+)?src\/api\.ts:1/);
    expect(status).toBe(0);
    expect(read()).toContain("Host.post(komga + '/api/v1/series/list', {");
    const kept = JSON.parse(readFileSync(join(folder, 'catalogue-codemod.config.json'), 'utf8'));
    expect(Object.keys(kept.clients.Host)).toEqual(['get', 'post']);
  });

  test('what nobody knows is left, and nothing is kept', () => {
    writeFileSync(join(folder, 'src/api.ts'), plugin);
    writeFileSync(join(folder, 'package.json'), '{ "name": "komga-reader" }');
    const { status, shown } = command(chosen, [['how does `Host.get`', '\r']]);
    expect(status).toBe(1);
    expect(shown).not.toContain('Save these settings');
    expect(read()).toBe(plugin);
  });

  test('a question shows the changes of its own call, not those beside it', () => {
    const { shown } = command(chosen, typed('?', 'x', 'q'));
    const [first = ''] = shown.split(',?]?');
    expect(first).toContain("+export const genres = () => axios.get('/v2/genres');");
    expect(first).not.toContain('/v2/languages');
    expect(shown).toContain('undo the last choice');
    expect(shown).toContain('sent by');
    expect(read()).toBe(api);
  });

  test('an explanation has its colours', () => {
    const { shown } = command(chosen, typed('x', 'q'), { NO_COLOR: '', FORCE_COLOR: '1' });
    expect(shown).toContain('\u001b[36msent by');
    expect(shown).not.toContain('\\x1b');
  });

  test('what was accepted before the end is kept, for the file too', () => {
    command(chosen, typed('y', 'q'));
    expect(read()).toBe(api.replace('/api/v1/genres', '/v2/genres'));
  });

  test('a refusal is kept in a baseline, and not asked about again', () => {
    const baseline = ['--baseline', 'known.json', '--update-baseline'];
    command([...chosen, ...baseline], typed('y', 'n', 'a'));
    expect(JSON.parse(readFileSync(join(folder, 'known.json'), 'utf8')).callSites).toMatchObject([
      { operation: 'GET /api/v1/languages' },
    ]);
    const { shown } = command([...chosen, '--baseline', 'known.json'], []);
    expect(shown).not.toContain('change this call');
    expect(read()).toContain("axios.get('/api/v1/languages')");
  });

  test('a call to edit is left, and opened at its line once the rest is written', () => {
    const editor = `sh -c 'echo "editing $1 $2"; grep -c /v2/ "$2"' sh`;
    const { status, shown } = command(chosen, typed('y', 'e', 'q'), { EDITOR: editor, VISUAL: '' });
    expect(shown).toMatch(/left by you \(3\)[\s\S]*editing \+3 src\/api\.ts\s+1\s/);
    expect(status).toBe(1);
    expect(read()).toBe(api.replace('/api/v1/genres', '/v2/genres'));
  });

  test('an editor that is not there is one line', () => {
    const { status, shown } = command(chosen, typed('e', 'q'), { EDITOR: 'no-such-editor', VISUAL: '' });
    expect(shown).toContain('`no-such-editor` cannot be started: set `EDITOR` to your editor');
    expect(status).toBe(2);
  });

  test('a report goes through the pager if it is longer than the terminal', () => {
    writeFileSync(join(folder, 'src/api.ts'), api.split('\n').slice(0, 2).join('\n'));
    const short = command(['-t', '1.26.0', '--profile', 'contract'], [], { PAGER: 'sed s/^/paged/' });
    expect(short.shown).toContain('/v2/genres');
    expect(short.shown).not.toContain('paged');
    const calls = Array.from({ length: 40 }, (_, index) => `export const get${index} = () => fetch('/api/v1/genres');`);
    writeFileSync(join(folder, 'src/long.ts'), calls.join('\n'));
    const long = command(['-t', '1.26.0', '--profile', 'contract'], [], { PAGER: 'sed s/^/paged/' });
    expect(long.shown).toContain('paged+export const get1 =');
    expect(long.shown.split('paged').at(-1)).toMatch(/\r?\nnext\r?\n/);
    expect(long.status).toBe(short.status);
    const without = command(['-t', '1.26.0', '--profile', 'contract'], [], { PAGER: 'no-such-pager' });
    expect(without.shown).toContain('\n+export const get1 =');
  });

  test('Ctrl-C at a question writes nothing', () => {
    const { status, shown } = command(chosen, [
      [',?]?', 'y\r'],
      [',?]?', '\u0003'],
    ]);
    expect(shown).toContain('stopped: nothing was written');
    expect(status).toBe(2);
    expect(read()).toBe(api);
  });

  test.each(['no', 'yes'])('the home folder is asked about: %s', (answer) => {
    const steps: Step[] = [['Search the home folder', answer === 'yes' ? 'y' : 'n']];
    const { status, shown } = command(['-t', '1.26.0', '--profile', 'contract'], steps, { HOME: folder });
    expect(shown).toContain('Search the home folder');
    expect(shown.includes('name the folders of your code base')).toBe(answer === 'no');
    expect(status).toBe(answer === 'no' ? 2 : 0);
    expect(read()).toBe(api);
  });

  test('Ctrl-C ends a run while files are listed', () => {
    mkdirSync(join(folder, '.git'));
    mkdirSync(join(folder, 'bin'));
    writeFileSync(join(folder, 'bin/git'), '#!/bin/sh\necho git is slow > /dev/tty\nexec sleep 50\n', { mode: 0o755 });
    const started = performance.now();
    const steps: Step[] = [['git is slow', '\u0003']];
    const path = `${join(folder, 'bin')}:${process.env.PATH}`;
    const { status } = command(['-t', '1.26.0', '--profile', 'contract'], steps, { PATH: path });
    expect(status).toBe(130);
    expect(performance.now() - started).toBeLessThan(30_000);
  });
});

test('without a terminal `--interactive` is a usage error', () => {
  const { status, stderr } = spawnSync(process.execPath, [cli, ...chosen], { cwd: folder, encoding: 'utf8' });
  expect(stderr).toContain('`--interactive` needs a terminal');
  expect(status).toBe(2);
});
