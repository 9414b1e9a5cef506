import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseConfig } from '../../src/runner/config.ts';
import { rendered } from './readme.ts';

const path = new URL('../../README.md', import.meta.url);
const readme = readFileSync(path, 'utf8');

test('README.md is up to date: `npm run docs` writes the generated parts', async () => {
  await expect(await rendered(readme)).toMatchFileSnapshot(path.pathname);
});

test('the configuration file that README.md shows is one', () => {
  const [, example = ''] = /^## Configuration\n[\s\S]*?```json\n([\s\S]*?)```/m.exec(readme) ?? [];
  expect(parseConfig(example)).toMatchObject({ target: '1.26.0' });
});

test.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])('%s links to files that exist', (name) => {
  const text = readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, link]) => link as string);
  for (const link of links) expect(() => readFileSync(new URL(`../../${link}`, import.meta.url))).not.toThrow();
});
