import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// `npm run demo`: what the command prints for the bundled client, and the page with the same review. One call site of it
// is left for a person, so the command ends with 1, which is not a failure of the demo.
const top = fileURLToPath(new URL('..', import.meta.url));
const page = join(mkdtempSync(join(tmpdir(), 'catalogue-codemod-demo-')), 'review.html');
const args = ['--target', '1.26.0', '--profile', 'komga'];
process.stderr.write(
  `a small client of a Komga server\n$ catalogue-codemod ${args.join(' ')} --report review.html\n\n`,
);

const { status } = spawnSync(process.execPath, [join(top, 'dist/src/cli.js'), ...args, '--report', page], {
  cwd: join(top, '__testfixtures__/clients/evening-shelf'),
  stdio: 'inherit',
});
process.stderr.write(`\nthe same review as a page: ${pathToFileURL(page)}\nnothing was changed\n`);
process.exitCode = status === 0 || status === 1 ? 0 : (status ?? 2);
