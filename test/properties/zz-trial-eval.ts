import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { judge } from './judge.ts';
import { openNetwork } from './network.ts';
import { readPrograms } from './program.ts';
import { openSource } from '../../src/source/source-file.ts';
import { tryModule } from '../../src/trial/trial.ts';
import { differenceOf } from '../../src/trial/compare.ts';
import { deprecations } from '../../src/contract/deprecations.ts';
import { profiles } from '../../src/contract/profile.ts';
const args = process.argv.slice(2);
const at = args.indexOf('--profile');
const profileName = at < 0 ? 'komga' : args.splice(at, 2)[1];
const o = args.indexOf('--only'); const only = o < 0 ? '' : args.splice(o, 2)[1];
const verbose = args.includes('--verbose');
const profile = (profiles as any)[profileName];
const known = { deprecations, profile };
const network = await openNetwork();
const table: Record<string, number> = {};
let time = 0;
function versionOf(files: Record<string, string>) {
  const opened = new Map<string, any>();
  for (const [p, text] of Object.entries(files)) { const s = openSource(p, text); if (!('failure' in s)) opened.set(p, s); }
  const find = (path: string) => [path, path.replace(/\.[cm]?js$/, '.ts'), path + '.ts', path + '.js', path + '/index.ts', path+'.tsx'].find((p) => opened.has(p));
  return { opened, version: { current: (f: any) => opened.get(f.path) ?? f, open: (from: any, s: string) => s.startsWith('.') ? opened.get(find(posix.join(posix.dirname(from.path), s)) as string) : undefined } };
}
for (const path of args.filter((a) => !a.startsWith('--'))) for (const program of readPrograms(readFileSync(path, 'utf8'))) {
  if (!program.name.includes(only)) continue;
  const verdict = await judge(program, profileName as any, network);
  const t0 = performance.now();
  const before = versionOf(program.files); const after = versionOf(verdict.migrated.files);
  const entry = before.opened.get(Object.keys(program.files)[0]!);
  const [a, b] = [tryModule(entry, before.version, known), tryModule(entry, after.version, known)];
  time += performance.now() - t0;
  const diffs = a.flatMap((one, i) => { const d = b[i] && differenceOf(one, b[i], known)?.message; return d ? [`${one.call}: ${d}\n        ${one.result.slice(0, 200)}\n        ${b[i].result.slice(0, 200)}`] : []; });
  const tried = a.filter((one) => one.isTried && one.sent.length > 0).length;
  const untried = a.filter((one) => !one.isTried).map((x) => x.call + ': ' + x.result);
  const label = `${verdict.kind} ${diffs.length ? 'DIFF' : tried === 0 ? 'untried' : 'same'}`;
  table[label] = (table[label] ?? 0) + 1;
  const show = verbose || (verdict.kind === 'wrong' ? true : diffs.length > 0) || (tried === 0 && process.env.UNTRIED);
  if (show) { console.log(`${label.padEnd(22)} ${program.name}`); for (const d of diffs) console.log('     ', d); for (const u of untried) console.log('      untried', u.slice(0,200)); if (verbose) { for (const x of b) console.log('   ', x.call, x.sent.map((s) => s.method + ' ' + s.url.href + ' ' + s.body), x.result.slice(0, 300)); } }
}
console.log(table, 'ms', Math.round(time));
await network.close();
