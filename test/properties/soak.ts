import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { ProfileName } from '../../src/contract/profile.ts';
import { damaged, faultsOf, fuzzInputs } from './fuzz.ts';
import type { VerdictKind } from './judge.ts';
import { openNetwork } from './network.ts';
import { printProgram } from './program.ts';
import { badKinds, featuresOf, judgeSeed, shrink, type Trial, wayOf } from './shrink.ts';
import { treeFaultsOf, trees } from './trees.ts';

/**
 * Generates and judges programs, damaged files and whole code bases for as long as it is told to, and saves what is wrong,
 * programs shrunk: `npm run test:soak -- --minutes 20 --seed 7`; `--files 0 --trees 0` for programs alone.
 */
const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const minutes = option('minutes', 10);
const first = option('seed', Date.now() % 1_000_000_000);
const mostShrunk = option('shrink', 300);
const folder = join('test', 'properties', 'found');
/** How many damaged files there are for each program, and programs for each code base; 0 for no code base. */
const filesForOne = option('files', 4);
const programsForTree = option('trees', 50);
const profiles: readonly ProfileName[] = ['komga', 'komga', 'komga', 'contract'];

const network = await openNetwork();
const counts = new Map<VerdictKind, number>();
const causes = new Map<string, number>();
const seen = new Map<string, number>();
const end = performance.now() + minutes * 60_000;
const start = process.cpuUsage();
let programs = 0;
let damagedFiles = 0;
let codeBases = 0;
let faults = 0;
let shrunk = 0;
let told = performance.now();
print(`seed ${first}, ${minutes} minutes`);
mkdirSync(folder, { recursive: true });
for (let seed = first; performance.now() < end; seed++) {
  const profile = profiles[seed % profiles.length] ?? 'komga';
  const trial = await judgeSeed(seed, profile, network);
  programs++;
  counts.set(trial.verdict.kind, (counts.get(trial.verdict.kind) ?? 0) + 1);
  if (badKinds.includes(trial.verdict.kind) && shrunk < mostShrunk && isNew(trial)) {
    shrunk++;
    save(await shrink(trial, profile, network), seed, profile);
  }
  for (const input of filesForOne > 0 ? fc.sample(fuzzInputs, { seed, numRuns: filesForOne }) : []) {
    damagedFiles++;
    note(faultsOf(input), `file-${seed}`, () => damaged(input).text);
  }
  if (programsForTree > 0 && programs % programsForTree === 0) {
    const [tree = []] = fc.sample(trees, { seed, numRuns: 1 });
    codeBases++;
    note(await treeFaultsOf(tree), `tree-${seed}`, () => JSON.stringify(tree, null, 1));
  }
  if (performance.now() > told + 60_000) {
    told = performance.now();
    print(figures());
  }
}
print(figures());
for (const [cause, count] of [...causes].sort((a, b) => b[1] - a[1])) print(`${String(count).padStart(5)}  ${cause}`);
await network.close();
process.exitCode = (counts.get('wrong') ?? 0) + faults > 0 ? 1 : 0;

/** Saves what is wrong with a damaged file or a code base. */
function note(found: readonly string[], name: string, text: () => string): void {
  if (found.length === 0) return;
  faults++;
  print(`${name}: ${found.join('; ')}`);
  writeFileSync(join(folder, `${name}.txt`), `${found.join('\n')}\n\n${text()}`);
}

/** A way to be wrong with a library, a wrapper and a hook is shrunk three times. */
function isNew({ spec, verdict }: Trial): boolean {
  const key = [
    wayOf(verdict),
    spec.library,
    spec.wrapper,
    spec.hook,
    spec.mutation,
    ...spec.uses.map(({ query }) => query),
  ].join();
  const times = seen.get(key) ?? 0;
  seen.set(key, times + 1);
  return times < 1;
}

function save({ spec, verdict }: Trial, seed: number, profile: ProfileName): void {
  const cause = `${wayOf(verdict)} (${profile}): ${featuresOf(spec)}`;
  causes.set(cause, (causes.get(cause) ?? 0) + 1);
  if ((causes.get(cause) ?? 0) > 1) return;
  const name = `${verdict.kind}-${profile}-${seed}.txt`;
  const notes = [`seed ${seed}`, ...verdict.outcomes, ...verdict.differences].map((line) => `// ${line}\n`).join('');
  const changed = Object.entries(verdict.migrated.files).map(([path, text]) => [`after/${path}`, text]);
  writeFileSync(
    join(folder, name),
    `=== ${cause}\n${printProgram(verdict.program)}\n${notes}\n${printProgram({ files: Object.fromEntries(changed), calls: [] }).replace(/^/gm, '// ')}\n`,
  );
}

function figures(): string {
  const { user, system } = process.cpuUsage(start);
  const perSecond = (programs / ((user + system) / 1e6)).toFixed(0);
  const kinds = [...counts].sort().map(([kind, count]) => `${kind} ${count}`);
  return `${programs} programs (${perSecond} a second of CPU): ${kinds.join(', ')}; ${causes.size} causes; ${damagedFiles} damaged files and ${codeBases} code bases: ${faults} faults`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
