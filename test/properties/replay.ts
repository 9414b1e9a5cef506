import { appendFileSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ProfileName } from '../../src/contract/profile.ts';
import type { Fault } from './execute.ts';
import { judge, type Verdict } from './judge.ts';
import { openNetwork } from './network.ts';
import { printProgram, readPrograms } from './program.ts';

/** `node test/properties/soak.mjs test/properties/replay.ts <collection…> [--profile contract] [--only text] [--fault lost] [--verbose]`. */
const args = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args.splice(at, 2)[1];
};
const profile = (option('--profile') ?? 'komga') as ProfileName;
const only = option('--only') ?? '';
const fault = option('--fault') as Fault | undefined;
const append = option('--append');
const verbose = args.includes('--verbose');
const network = await openNetwork();
const counts = new Map<string, number>();
for (const path of args.filter((arg) => !arg.startsWith('--'))) {
  for (const program of readPrograms(readFileSync(path, 'utf8'))) {
    if (!program.name.includes(only)) continue;
    const verdict = await judge(program, profile, network, fault);
    counts.set(verdict.kind, (counts.get(verdict.kind) ?? 0) + 1);
    const isBad = ['wrong', 'silent', 'mention', 'idle', 'review-differs'].includes(verdict.kind);
    process.stdout.write(`${verdict.kind.padEnd(15)} ${program.name} [${verdict.outcomes.join('; ')}]\n`);
    if (append !== undefined && isBad && verdict.kind !== 'idle')
      appendFileSync(append, entryOf(program.name, verdict, path));
    if (isBad || verbose) {
      for (const difference of verdict.differences) process.stdout.write(`    ${difference}\n`);
      if (verdict.kind === 'idle') process.stdout.write(`    ${JSON.stringify(verdict.before.results)}\n`);
      if (verbose) process.stdout.write(`${printProgram(verdict.migrated)}\n`);
    }
  }
}
process.stdout.write(`${[...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}\n`);
await network.close();

function entryOf(name: string, { kind, outcomes, differences, program, migrated }: Verdict, path: string): string {
  const changed = Object.entries(migrated.files).filter(([file, text]) => program.files[file] !== text);
  return [
    `## ${kind} (${profile}): ${name} — ${basename(path)}`,
    `outcomes: ${outcomes.join('; ') || 'none'}`,
    '```ts',
    printProgram(program).trim(),
    '```',
    ...differences.map((difference) => `- ${difference}`),
    'after:',
    '```ts',
    printProgram({ files: Object.fromEntries(changed), calls: [] }).trim(),
    '```\n\n',
  ].join('\n');
}
