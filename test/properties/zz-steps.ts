import { readFileSync, readdirSync } from 'node:fs';
import { openSource } from '../../src/source/source-file.ts';
import { tryModule } from '../../src/trial/trial.ts';
import { deprecations } from '../../src/contract/deprecations.ts';
import { profiles } from '../../src/contract/profile.ts';
const known = { deprecations, profile: profiles.komga } as any;
const files = readdirSync(process.argv[2]!, { recursive: true, encoding: 'utf8' }).filter((f) => /\.tsx?$/.test(f));
let n = 0; const untried = new Map<string, number>(); let sent = 0; const t0 = performance.now(); let slow: any[] = []; let worst = 0;
for (const f of files.slice(0, 60)) { const s = openSource(f, readFileSync(process.argv[2] + '/' + f, 'utf8')); if ('failure' in s) continue;
  const t1 = performance.now();
  const out = tryModule(s, { current: (x) => x, open: () => undefined }, known);
  slow.push([performance.now() - t1, f, out.map((o: any) => [o.call.slice(0, 40), o.steps, o.sent.length])]);
  for (const o of out) { n++; sent += o.sent.length; if (!o.isTried) untried.set(o.result, (untried.get(o.result) ?? 0) + 1); } }
console.log(n, 'outcomes', sent, 'sent', performance.now() - t0, 'ms', untried);
slow.sort((a, b) => b[0] - a[0]); console.log(JSON.stringify(slow.slice(0, 2), null, 0).slice(0, 3000));
