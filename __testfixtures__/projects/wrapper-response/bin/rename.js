#!/usr/bin/env node
import { booksOf, findByTitle, rename } from '../lib/series.js';

const [, , from, to] = process.argv;
const series = await findByTitle(from);
if (!series) throw new Error(`no series ${from}`);
console.log(`${(await booksOf(series.id)).length} books`);
await rename(series.id, to);
