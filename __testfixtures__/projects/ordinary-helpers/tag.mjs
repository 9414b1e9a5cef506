import { createClient, pages } from './pages.mjs';

const client = createClient(process.env.KOMGA_URL);
for await (const book of pages(client, `series/${process.argv[2]}/books`)) console.log(book.name); // want: review wrapper-grown
for await (const series of pages(client, 'series/new')) console.log(series.name); // nope: a live list
