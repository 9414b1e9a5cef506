#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import got from 'got';

const host = process.env.SHELF_HOST ?? process.argv[2];
const client = got.extend({
  prefixUrl: host,
  username: process.env.SHELF_USER,
  password: process.env.SHELF_PASSWORD,
});

/** Applies a file of settings, one entry per library. */
export async function applySettings(file) {
  const wanted = JSON.parse(await readFile(file, 'utf8'));
  for (const [id, settings] of Object.entries(wanted)) {
    const before = await client.get(`api/v1/libraries/${id}`).json(); // nope: reading a library is not deprecated
    if (JSON.stringify(before) === JSON.stringify({ ...before, ...settings })) continue;
    await client.patch(`api/v1/libraries/${id}`, { json: { ...before, ...settings } }); // want: review not-retried
  }
}

export const rename = (id, name) => got.patch(`${host}/api/v1/libraries/${id}`, { json: { name } }); // want: review not-retried

export const relocate = (id, root) =>
  got(`${host}/api/v1/libraries/${id}`, { method: 'PATCH', json: { root }, throwHttpErrors: false }); // want: review not-retried

export async function hide(id) {
  const { statusCode } = await got({ // want: review not-retried
    url: `${host}/api/v1/libraries/${id}`,
    method: 'PATCH',
    json: { unavailable: true },
  });
  return statusCode;
}
