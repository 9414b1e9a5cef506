import { expect, test } from 'vitest';
import { seedsIn } from '../../src/migrate/service/seeds.ts';

test.each([
  ['a.ts', "const root = '/api/v1';", true],
  ['a.ts', 'const url = `/api/v1/` + kind;', true],
  ['a.ts', "const url = '/v1/metrics';", false],
  ['a.ts', "if (kind === 'v1') stop();", false],
  ['a.ts', '// see /api/v1\n', false],
  ['a.vue', "<script>\nconst root = '/api/v1';\n</script>\n", true],
  ['a.svelte', '<script>\nconst url = `/api/v1/` + kind;\n</script>\n', true],
])('whether %s with %j may have the start of a deprecated path', (path, text, has) => {
  expect(seedsIn(path, text).hasVersion).toBe(has);
});
