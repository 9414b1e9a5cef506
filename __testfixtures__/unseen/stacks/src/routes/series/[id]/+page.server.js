import { redirect } from '@sveltejs/kit';
import { ORIGIN, AUTH } from '$lib/server/env.js';
import { answer } from '$lib/server/answer.js';

const SIZE = 50;

/** @type {import('./$types').PageServerLoad} */
export async function load({ fetch, params, url }) {
	const page = url.searchParams.get('page') ?? '0';
	const hideRead = url.searchParams.has('unread');

	let books = `${ORIGIN}/api/v1/series/${params.id}/books?page=${page}&size=${SIZE}`;
	if (hideRead) books += '&read_status=UNREAD&read_status=IN_PROGRESS';

	const [series, list] = await Promise.all([
		fetch(`${ORIGIN}/api/v1/series/${params.id}`, { headers: AUTH }).then((res) => answer(res)),
		fetch(books, { headers: AUTH }).then((res) => answer(res))
	]);

	return {
		series: /** @type {import('$lib/types').Series} */ (series),
		books: /** @type {import('$lib/types').Page<import('$lib/types').Book>} */ (list),
		hideRead
	};
}

/** @type {import('./$types').Actions} */
export const actions = {
	/** Jumps to where the reader left off. */
	resume: async ({ fetch, params }) => {
		const res = await fetch(
			`${ORIGIN}/api/v1/series/${params.id}/books?read_status=IN_PROGRESS,UNREAD&size=1`,
			{ headers: AUTH }
		);
		const { content } = await answer(res);
		if (content.length > 0) redirect(303, `/read/${content[0].id}`);
		return { nothingLeft: true };
	},

	forget: async ({ fetch, params }) => {
		await fetch(`${ORIGIN}/api/v1/series/${params.id}/read-progress`, { method: 'DELETE', headers: AUTH });
		return { forgotten: true };
	}
};
