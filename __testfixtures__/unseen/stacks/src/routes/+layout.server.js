import { ORIGIN, AUTH } from '$lib/server/env.js';
import { answer } from '$lib/server/answer.js';

/** @type {import('./$types').LayoutServerLoad} */
export async function load({ fetch, cookies }) {
	/** @type {{ id: string, name: string }[]} */
	const libraries = await answer(await fetch(`${ORIGIN}/api/v1/libraries`, { headers: AUTH }));
	return { libraries, library: cookies.get('library') ?? '' };
}
