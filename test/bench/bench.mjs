/**
 * Compares a run of the command with jscodeshift's own runner and our transform, on a generated tree, in turns. Prints
 * medians and their ratio: the ratio says something on any machine, the seconds only on this one.
 * `npm run bench -- 4000 3`: files, rounds.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = fileURLToPath(new URL('../..', import.meta.url));
const [files = 2000, rounds = 3] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));

try {
  const size = generate();
  print(`${files} files, ${(size / 2 ** 20).toFixed(1)} MB, ${rounds} rounds`);
  const ours = [process.execPath, join(top, 'dist/src/cli.js'), '--target', '1.26.0', '--format', 'json'];
  const theirs = [
    ...[process.execPath, join(top, 'node_modules/jscodeshift/bin/jscodeshift.js'), '.', '--dry', '--silent'],
    ...['--parser', 'tsx', '--extensions', 'ts,tsx,js,jsx,mjs,cjs', '-t', join(top, 'dist/transforms/1.26.0.js')],
  ];
  const seconds = { ours: [], theirs: [] };
  for (let round = 0; round < rounds; round++) {
    seconds.ours.push(timed(ours));
    seconds.theirs.push(timed(theirs));
  }
  const [a, b] = [median(seconds.ours), median(seconds.theirs)];
  print(`catalogue-codemod       ${a.toFixed(2)} s`);
  print(`jscodeshift, 1.26.0.js  ${b.toFixed(2)} s`);
  print(`ratio                   ${(b / a).toFixed(1)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** One file in forty is a fixture, the others are the sources of this project under other names. Gives the bytes. */
function generate() {
  const clients = sourcesIn('__testfixtures__/1.26.0', /\.input\./);
  const others = [...sourcesIn('src', /\.ts$/), ...sourcesIn('test', /\.ts$/)].filter(
    ({ text }) => !/\bv1\b/.test(text),
  );
  let size = 0;
  for (let index = 0; index < files; index++) {
    const list = index % 40 === 0 ? clients : others;
    const { path, text } = list[index % list.length];
    const to = join(folder, `packages/p${index % 50}`, `file-${index}${extname(path)}`);
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, text);
    size += text.length;
  }
  return size;
}

function sourcesIn(path, pattern) {
  const names = readdirSync(join(top, path), { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => pattern.test(name))
    .map((name) => ({ path: name, text: readFileSync(join(top, path, name), 'utf8') }));
}

function timed([command, ...args]) {
  const start = performance.now();
  const { status, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status === null || status === 2) throw new Error(`${args[0]} failed: ${stderr}`);
  return (performance.now() - start) / 1000;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
