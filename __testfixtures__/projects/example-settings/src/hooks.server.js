import { openShelf } from './lib/shelf.js';

export async function handle({ event, resolve }) {
	event.locals.shelf = openShelf(event.fetch);
	return resolve(event);
}
