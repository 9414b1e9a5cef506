import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

// `npm run demo`: what the command prints for the bundled client. One call site of it is left for a person, so the
// command ends with 1, which is no failure of the demo.
const args = ['__testfixtures__/clients/reading-room', '--target', '1.26.0'];
process.stderr.write(`$ catalogue-codemod ${args.join(' ')}\n\n`);

const top = fileURLToPath(new URL('..', import.meta.url));
const { status } = spawnSync(process.execPath, ['dist/src/cli.js', ...args], { cwd: top, stdio: 'inherit' });
process.exitCode = status === 0 || status === 1 ? 0 : (status ?? 2);
