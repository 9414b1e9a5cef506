import { expect, test } from 'vitest';
import { typedName } from '../src/next-command.ts';

const pnpm = 'pnpm/10.1.0 npm/? node/v22.12.0 linux x64';
const yarn = 'yarn/4.9.1 npm/? node/v22.12.0 linux x64';
const zip = '/home/me/.yarn/berry/cache/catalogue-codemod-file-0.zip/node_modules/catalogue-codemod/dist/x.cjs';

test.each([
  ['here', '/app/node_modules/.bin/x', '/app', undefined, 'npx x'],
  ['in a folder above', '/app/node_modules/.bin/x', '/app/packages/web', undefined, 'npx x'],
  ['here, with npm', '/app/node_modules/.bin/x', '/app', 'npm/11.0.0 node/v22.12.0 linux x64', 'npx x'],
  ['here, with pnpm', '/app/node_modules/x/dist/x.cjs', '/app', pnpm, 'pnpm exec x'],
  ['here, with Yarn', '/app/node_modules/.bin/x', '/app', yarn, 'yarn x'],
  ["in an archive, by Yarn's Plug'n'Play", zip, '/app', yarn, 'yarn x'],
  ['globally', '/usr/lib/node_modules/x/dist/x.cjs', '/app', undefined, 'x'],
  ['globally, started by a script of Yarn', '/usr/lib/node_modules/x/dist/x.cjs', '/app', yarn, 'x'],
  ['in another project whose path begins alike', '/app/node_modules/.bin/x', '/app-2', undefined, 'x'],
  ['nowhere: a checkout', '/home/me/x/dist/x.cjs', '/app', undefined, 'x'],
])('installed %s', (_, started, cwd, agent, typed) => {
  expect(typedName('x', started, cwd, agent)).toBe(typed);
});
