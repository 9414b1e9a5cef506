/** @type {import('./$types').PageServerLoad} */
export async function load({ locals }) {
	const tags = await locals.catalogue('/tags'); // want: review wrapper-grown
	const genres = await locals.reader('/genres'); // want: review wrapper-grown
	const shelves = await locals.catalogue('/libraries'); // nope: not deprecated
	return { tags, genres, shelves };
}
