import { it } from 'vitest';
import { outcomesOf, prove, wireOf } from './harness.ts';
import { findProfile } from './migrate-client.ts';
import { call } from './scenario.ts';

it('x', async () => {
  const s = {
    name: 'x',
    source: `
import axios from 'axios';
import ky from 'ky';
import got from 'got';
import { ofetch } from 'ofetch';
import superagent from 'superagent';
import { base } from './base';
export const a = () => axios.get(base + '/api/v1/books').then(r => r.data);
export const b = () => ky.get(base + '/api/v1/books').json();
export const c = () => got.get(base + '/api/v1/books').json();
export const d = () => ofetch(base + '/api/v1/books');
export const e = async () => (await superagent.get(base + '/api/v1/books')).body;
export const f = async () => (await fetch(base + '/api/v1/series/S99')).json();
export const g = async () => ky(base + '/api/v1/series/S99').json();
`,
    modules: { 'base.ts': `export const base: string = process.env.BASE_URL ?? ''; ` },
    calls: ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((n) => call(n)),
  };
  const p = await prove(s, findProfile('contract')!, { prefix: '/v2' });
  console.log(
    wireOf(p.migrated),
    outcomesOf(p.migration),
    p.original.results.map((r) => JSON.stringify(r).slice(0, 200)),
    [...p.migration.files][0],
  );
  const s2 = {
    name: 'x',
    path: 'client.cjs',
    source: `
const request = require('superagent');
const { base } = require('./base');
module.exports = { e: async () => (await request.get(base + '/api/v1/books')).body };
`,
    modules: { 'base.js': `exports.base = process.env.BASE_URL; ` },
    calls: ['e'].map((n) => call(n)),
  };
  const q = await prove(s2, findProfile('contract')!, { prefix: '/v2' });
  console.log(
    wireOf(q.migrated),
    outcomesOf(q.migration),
    q.original.results.map((r) => JSON.stringify(r).slice(0, 200)),
    [...q.migration.files][0],
  );
});
