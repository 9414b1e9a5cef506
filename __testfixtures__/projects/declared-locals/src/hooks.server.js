import { createCatalogue } from './lib/catalogue.js';
import { createReader } from './lib/reader.js';

/** @type {import('@sveltejs/kit').Handle} */
export async function handle({ event, resolve }) {
	event.locals.catalogue = createCatalogue(event.fetch);
	event.locals.reader = createReader(event.fetch);
	return resolve(event);
}
