import { readFileSync } from 'node:fs';
import { judge } from './judge.ts';
import { openNetwork } from './network.ts';
import { readPrograms, printProgram } from './program.ts';
import { migrateTexts } from '../../src/index.ts';
const [path, only, profile] = process.argv.slice(2);
for (const p of readPrograms(readFileSync(path!, 'utf8'))) { if (!p.name.includes(only!)) continue;
 const r: any = await migrateTexts(p.files as any, { target: '1.26.0', profile: profile as any });
 console.log('###', p.name); for (const c of (r.result ?? r).callSites) console.log(c.file, c.line, c.outcome, c.notes.map((n: any) => n.code + ': ' + n.message)); }
