import { ORIGIN, AUTH } from '$lib/server/env.js';
import { answer } from '$lib/server/answer.js';

/** @type {Record<string, number>} */
const SPANS = { week: 7, month: 31, year: 366 };

/** @type {import('./$types').PageServerLoad} */
export async function load({ fetch, url }) {
	const span = url.searchParams.get('span') ?? 'month';
	const day = new Date(Date.now() - (SPANS[span] ?? 31) * 864e5).toISOString().split('T')[0];

	const query = new URLSearchParams({
		released_after: day,
		sort: 'metadata.releaseDate,desc',
		unpaged: 'true'
	});
	const address = ORIGIN + '/api/v1/books?' + query;
	const { content, totalElements } = await answer(await fetch(address, { headers: AUTH }));
	return { span, books: content, total: totalElements };
}
