import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { canonicalWire } from './canonical-wire.ts';
import { deprecatedLines, outcomesOf, prove, wireOf } from './harness.ts';
import { komgaLeftScenarios, komgaScenarios } from './komga-scenarios.ts';
import { findProfile } from './migrate-client.ts';

it('x', async () => {
  const out: string[] = [];
  for (const s of [...komgaScenarios, ...komgaLeftScenarios]) {
    const profile = findProfile('komga');
    if (!profile) return;
    try {
      const p = await prove(s, profile, { prefix: '/api/v2' });
      const bad: string[] = [];
      const wire = 'wire' in s ? s.wire : [];
      const a = wireOf(p.migrated)
        .map(canonicalWire)
        .map((x) => JSON.stringify(x));
      const e = wire.map(canonicalWire).map((x) => JSON.stringify(x));
      if ('isConcurrent' in s) {
        a.sort();
        e.sort();
      }
      const manual = p.migration.callSites
        .filter((c) => c.outcome !== 'migrated')
        .map((c) => `   ${c.outcome} L${c.line}: ${c.notes.map((n) => n.code + ' | ' + n.message).join(' ; ')}`);
      if (JSON.stringify(a) !== JSON.stringify(e))
        bad.push('WIRE', ...a.map((x, i) => (x === e[i] ? '' : `   got  ${x}\n   want ${e[i]}`)).filter(Boolean));
      if (deprecatedLines(p.migrated).length) bad.push('DEPRECATED ' + deprecatedLines(p.migrated).length);
      if (JSON.stringify(p.migrated.results) !== JSON.stringify(p.original.results))
        bad.push(
          'RESULTS ',
          ...p.migrated.results
            .map((r, i) =>
              JSON.stringify(r) === JSON.stringify(p.original.results[i])
                ? ''
                : `   got ${JSON.stringify(r).slice(0, 160)}\n   was ${JSON.stringify(p.original.results[i]).slice(0, 160)}`,
            )
            .filter(Boolean),
        );
      if (outcomesOf(p.again).length) bad.push('AGAIN ' + outcomesOf(p.again));
      out.push(
        `${bad.length ? 'XX' : 'ok'} ${s.name} [${outcomesOf(p.migration)}]`,
        ...(bad.length ? [...bad, ...manual, '--- source', ...[...p.migration.files.values()], '---'] : []),
      );
    } catch (err) {
      out.push(`EXC ${s.name} ${err}`);
    }
  }
  writeFileSync('/tmp/zz.txt', out.join('\n'));
}, 60000);
