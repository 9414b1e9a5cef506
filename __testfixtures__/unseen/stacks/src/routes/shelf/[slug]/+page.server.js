import { error } from '@sveltejs/kit';
import { ORIGIN, AUTH } from '$lib/server/env.js';
import { answer } from '$lib/server/answer.js';

/** Named shelves: nicer addresses for frequent filters. */
const SHELVES = {
	finished: { title: 'Finished', query: 'read_status=READ' },
	complete: { title: 'Complete runs', query: 'status=ENDED&complete=true' },
	oneshots: { title: 'One-shots', query: 'oneshot=true' }
};

/** @type {import('./$types').PageServerLoad} */
export async function load({ fetch, params, url }) {
	const shelf = SHELVES[/** @type {keyof typeof SHELVES} */ (params.slug)];
	if (!shelf) error(404, 'No such shelf');
	const page = url.searchParams.get('page') || 0;
	const data = await answer(
		await fetch(`${ORIGIN}/api/v1/series?${shelf.query}&page=${page}&size=40`, { headers: AUTH })
	);
	return { title: shelf.title, series: data.content, last: data.last };
}
