/**
 * Compares a dry run of the command with other tools on generated code bases, in turns, and prints medians, memory and
 * ratios: a ratio says something on any machine, the seconds only on this one.
 *
 * `npm run bench -- stranger sdk` runs some shapes; `--quick` makes them small; `--rounds=5`; `--limit=120` stops a command
 * after so many seconds; `--only=catalogue-codemod,parse` runs some of the contenders; `--save` keeps what was measured in
 * `results.json`, from which the README has its table.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { shapes } from './corpora/corpora.mjs';
import { judge, judgeGrowth } from './goals.mjs';
import { writeCorpus } from './make.mjs';
import { measure, median } from './measure.mjs';
import { contenders, tool } from './peers/peers.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    limit: { type: 'string', default: '400' },
    only: { type: 'string' },
    save: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const limit = Number(values.limit);
/** The slowest runs once, and so does what takes longer than this. */
const longRun = 30;
/** What was measured, as `results.json` has it. */
const saved = [];
const names = positionals.length > 0 ? positionals : ['start', ...Object.keys(shapes)];
const unknown = names.filter((name) => name !== 'start' && shapes[name] === undefined);

if (unknown.length > 0) {
  process.stderr.write(`no shape \`${unknown.join('`, `')}\`; there are start, ${Object.keys(shapes).join(', ')}\n`);
  process.exitCode = 2;
} else {
  const wanted = values.only?.split(',');
  const all = contenders().filter(({ name }) => wanted === undefined || wanted.includes(name));
  const missing = all.filter(({ isMissing }) => isMissing).map(({ name }) => name);
  if (missing.length > 0) print(`not compared with ${missing.join(', ')}: could not be installed`);
  const present = all.filter(({ isMissing }) => !isMissing);
  for (const name of names) await (name === 'start' ? benchStart() : benchShape(name, present));
  if (values.save) save();
}

function save() {
  const [date] = new Date().toISOString().split('T');
  const told = { node: process.versions.node, cores: availableParallelism(), date, corpora: saved };
  writeFileSync(new URL('results.json', import.meta.url), `${JSON.stringify(told, null, 2)}\n`);
}

async function benchShape(name, present) {
  const { about, corpora } = shapes[name];
  print(`\n${name}: ${about}`);
  const points = [];
  for (const corpus of corpora(values.quick)) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    try {
      const { sources, bytes } = writeCorpus(corpus, folder);
      spawnSync('git', ['init', '-q'], { cwd: folder });
      spawnSync('git', ['add', '-A'], { cwd: folder });
      print(`${corpus.label}: ${sources} files, ${(bytes / 2 ** 20).toFixed(1)} MiB`);
      const measured = await compare(corpus.per === undefined ? present : present.slice(0, 1), folder);
      if (corpus.per === undefined) for (const line of judge(name, measured)) print(`  ${line}`);
      if (corpus.per === undefined)
        saved.push({ shape: name, about, label: corpus.label, files: sources, runs: runsOf(measured) });
      points.push({ size: corpus.calls ?? sources, seconds: measured.seconds['catalogue-codemod'] });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  for (const line of judgeGrowth(points)) print(`  ${line}`);
}

/** What is not finite was stopped, or could not be told; JSON has `null` for it. */
function runsOf({ seconds, mebibytes }) {
  return Object.keys(seconds).map((name) => ({
    name,
    seconds: round(seconds[name]),
    mebibytes: round(mebibytes[name]),
  }));
}

function round(number) {
  return Number.isFinite(number) ? Number(number.toFixed(2)) : null;
}

/** What every command costs before it does anything. */
async function benchStart() {
  print('\nstart: commands that look at no file');
  const commands = [['--help'], ['--version'], ['list']].map((args) => ({
    name: args[0],
    command: [...tool, ...args],
  }));
  const node = { name: 'node -e 0', command: [process.execPath, '-e', '0'] };
  const { seconds } = await compare([node, ...commands], tmpdir());
  for (const { name } of commands) {
    const ratio = seconds[name] / seconds[node.name];
    print(`  goal: ${name} at most 2 × node: ${ratio <= 2 ? 'reached' : 'MISSED'} (${ratio.toFixed(2)} ×)`);
  }
}

/** Runs commands in turns; prints a line for each; gives their median seconds and the most memory. */
async function compare(list, folder) {
  const runs = new Map(list.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const { name, command, isSlow } of list) {
      const before = runs.get(name);
      if (before.length > 0 && (isSlow || before[0].seconds > longRun)) continue;
      const run = await measure(command, { folder, limit });
      if (!run.isCut && run.code !== 0 && run.code !== 1 && run.code !== 3) throw new Error(`${name}: ${run.errors}`);
      before.push(run);
    }
  }
  const measured = { seconds: {}, mebibytes: {} };
  for (const [name, own] of runs) {
    measured.seconds[name] = own.some(({ isCut }) => isCut)
      ? Number.POSITIVE_INFINITY
      : median(own.map((run) => run.seconds));
    measured.mebibytes[name] = Math.max(...own.map(({ bytes }) => (bytes ?? Number.NaN) / 2 ** 20));
  }
  const [first] = list;
  for (const [name, own] of runs) print(`  ${lineOf(name, own, measured, measured.seconds[first.name])}`);
  return measured;
}

function lineOf(name, own, { seconds, mebibytes }, first) {
  const all = own.map((run) => run.seconds);
  const isCut = !Number.isFinite(seconds[name]);
  const time = isCut ? `> ${limit} s` : `${seconds[name].toFixed(2)} s`;
  const spread = isCut || all.length === 1 ? '' : `${Math.min(...all).toFixed(2)}–${Math.max(...all).toFixed(2)}`;
  const memory = Number.isNaN(mebibytes[name]) ? '' : `${mebibytes[name].toFixed(0)} MiB`;
  const ratio = isCut || !Number.isFinite(first) ? '' : `1 : ${(seconds[name] / first).toFixed(2)}`;
  return [name.padEnd(18), time.padStart(9), spread.padStart(13), memory.padStart(9), ratio.padStart(10)]
    .join('  ')
    .trimEnd();
}

function print(line) {
  process.stdout.write(`${line}\n`);
}
