/** Bundles the soak and runs it: `npm run test:soak -- --minutes 20 --seed 7`. */
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
// As deep below the project as the tests, which find their fixtures by their own place.
const outfile = join(here, '..', `.soak-${process.pid}.mjs`);
const entry = process.argv[2]?.endsWith('.ts') ? process.argv.splice(2, 1)[0] : join(here, 'soak.ts');
try {
  await build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'warning',
  });
  await import(pathToFileURL(outfile).href);
} finally {
  rmSync(outfile, { force: true });
}
