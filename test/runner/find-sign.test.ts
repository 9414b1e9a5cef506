import { describe, expect, it } from 'vitest';
import { findSign, findSignInPackage } from '../../src/runner/result/find-sign.ts';

describe('findSign', () => {
  it.each([
    ['KOMGA_URL', 'const base = process.env.KOMGA_URL;'],
    ['VITE_KOMGA_SERVER', 'import.meta.env.VITE_KOMGA_SERVER'],
    ['APP_KOMGA', 'env.APP_KOMGA'],
    ['komgaClient', 'export const komgaClient = 1;'],
    ['KomgaApi', 'class KomgaApi {}'],
    ['useKomga', 'const { get } = useKomga();'],
    ['komga', 'const komga = axios.create();'],
    ['komga', "komga.get('/api/v1/books')"],
    ['komga', "const url = 'http://komga:25600';"],
    ['komga', "const url = 'https://komga-home.lan';"],
    ['komga', "fetch('https://komga.example.net/api/v1/books');"],
    ['KOMGA', "const KOMGA = 'http://10.0.0.2:25600';"],
    ['KOMGA', `fetch(\`\${KOMGA}/api/v1/books\`);`],
    ['KOMGA_URL', '// KOMGA_KEY is no longer read\nlet a = KOMGA_URL'],
  ])('finds %s in code', (text, code) => {
    expect(findSign('komga', { path: 'src/a.ts', text: code })).toEqual({ text, file: 'src/a.ts' });
  });

  it.each([
    ['komga.ts', 'komga'],
    ['src/komga-client.ts', 'komga-client'],
    ['src/useKomga.ts', 'useKomga'],
    ['src/KomgaApi.vue', 'KomgaApi'],
  ])('finds the name of the file %s', (path, text) => {
    expect(findSign('komga', { path, text: '' })).toEqual({ text, file: path });
  });

  it.each([
    ['prose', "const about = 'works with Komga and others';"],
    ['a link', "const docs = 'https://komga.org/docs';"],
    ['a comment', '// as KOMGA_URL was\n  * KomgaApi\n /* komgaClient */\nf(); // unlike komgaClient'],
    ['a longer word', 'const komgarian = 1, tokomgax = 2;'],
    ['a comparison', "if (kind === KOMGA) f('KOMGA');"],
  ])('takes %s for no sign', (_, text) => {
    expect(findSign('komga', { path: 'src/a.ts', text })).toBeUndefined();
  });

  it('takes the name of a folder for no sign', () => {
    expect(findSign('komga', { path: 'komga/src/a.ts', text: '' })).toBeUndefined();
  });
});

describe('findSignInPackage', () => {
  it('finds the name of the package, and nothing else of it', () => {
    const find = (text: string) => findSignInPackage('komga', { path: 'package.json', text });
    expect(find('{ "name": "@home/Komga-reader" }')).toEqual({ text: '@home/Komga-reader', file: 'package.json' });
    expect(find('{ "name": "reader", "description": "not for komga" }')).toBeUndefined();
    expect(find('')).toBeUndefined();
  });
});
