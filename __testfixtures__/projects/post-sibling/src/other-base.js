import { submitJson } from './net.js';

const OPDS = process.env.OPDS_PROXY;

/** Not the server of `submitJson`, so that is no sibling of this one. */
async function getJson(path) {
  const res = await fetch(`${OPDS}${path}`);
  return res.json();
}

export async function postJson(path, payload) {
  const res = await fetch(`https://hooks.example.com${path}`, { method: 'POST', body: JSON.stringify(payload) });
  return res.json();
}

export const announce = async (text) => {
  const { totalElements } = await getJson('/api/v1/books?size=0'); // want: review
  await postJson('/webhook', { text, totalElements });
  return submitJson({ text }, '/api/v1/announcements'); // nope: another path
};
