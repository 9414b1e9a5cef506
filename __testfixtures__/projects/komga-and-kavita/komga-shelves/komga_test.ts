import { KomgaServer } from './komga.ts';

const original = globalThis.fetch;
globalThis.fetch = ((url: URL) => Promise.resolve(Response.json([url.pathname]))) as typeof fetch;
const seen = await new KomgaServer('http://localhost').publishers();
globalThis.fetch = original;
if (seen[0] !== '/api/v1/publishers') throw new Error(seen[0]); // mention
