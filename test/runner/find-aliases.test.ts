import { expect, test } from 'vitest';
import { findAliases } from '../../src/runner/codebase/find-aliases.ts';
import { tempFolder } from './temp-folder.ts';

/** The aliases that one configuration file gives, with paths relative to its folder; `src` and `lib` are there. */
function aliasesOf(name: string, text: string): Record<string, string> {
  const folder = tempFolder({ [name]: text, 'src/api/index.ts': '', 'lib/a.ts': '' });
  const found = findAliases(folder.path).map((alias) => [alias.name, alias.path.slice(folder.path.length + 1)]);
  return Object.fromEntries(found);
}

test.each([
  ['vite.config.ts', "export default { resolve: { alias: { '@': '/src', gone: '/gone' } } };", { '@': 'src' }],
  [
    'vite.config.mts',
    "const at = (p: string) => fileURLToPath(new URL(p, import.meta.url));\nexport default { resolve: { alias: { '@': at('./src') } } };",
    { '@': 'src' },
  ],
  [
    'vitest.config.js',
    "export default { test: { alias: [{ find: /^api$/, replacement: 'src/api' }, { find: /^(a|b)\\//, replacement: 'src' }] } };",
    { api$: 'src/api' },
  ],
  [
    'vite.config.js',
    "export default { resolve: { alias: [{ find: 'api', replacement: 'src/api' }] } };",
    { api: 'src/api' },
  ],
  [
    'webpack.dev.cjs',
    "const root = path.resolve(__dirname, 'src');\nconst alias = { api$: path.join(root, 'api'), '@': root };\nmodule.exports = { resolve: { alias } };",
    { api$: 'src/api', '@': 'src' },
  ],
  [
    'vue.config.js',
    "module.exports = { chainWebpack: (c) => c.resolve.alias.set('#', resolve('src')) };",
    { '#': 'src' },
  ],
  [
    'next.config.mjs',
    'export default { webpack(c) { c.resolve.alias["~"] = dir + "/src"; return c; } };',
    { '~': 'src' },
  ],
  ['svelte.config.js', "export default { kit: { alias: { 'api/*': 'src/api/*' } } };", { api: 'src/api' }],
  ['package.json', '{ "jest": { "moduleNameMapper": { "^@/(.*)$": "<rootDir>/src/$1" } } }', { '@': 'src' }],
  ['.babelrc', '{ "plugins": [["module-resolver", { "alias": { "lib": "./lib" } }]] }', { lib: 'lib' }],
  [
    'jsconfig.json',
    '{ /* here */ "compilerOptions": { "baseUrl": "src", "paths": { "~/*": ["./*"] } } }',
    { '~': 'src', '': 'src' },
  ],
  ['vite.config.ts', 'export default { resolve: { alias: { "@": ', {}],
  ['notes.json', '{ "alias": { "@": "src" } }', {}],
])('%s: %s', (name, text, aliases) => {
  expect(aliasesOf(name, text)).toEqual(aliases);
});

test('a folder that cannot be read has none', () => {
  expect(findAliases('/nowhere/at/all')).toEqual([]);
});
