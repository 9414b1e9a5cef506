import { ORIGIN, AUTH } from '$lib/server/env.js';
import { answer } from '$lib/server/answer.js';

/** @type {import('./$types').PageServerLoad} */
export async function load({ fetch, parent, setHeaders }) {
	const { library } = await parent();
	const within = library ? `&library_id=${library}` : '';
	const headers = AUTH;

	const responses = await Promise.all([
		fetch(`${ORIGIN}/api/v1/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc&size=10${within}`, { headers }),
		fetch(`${ORIGIN}/api/v1/series?read_status=UNREAD&sort=createdDate,desc&size=10${within}`, { headers }),
		fetch(`${ORIGIN}/api/v1/series/latest?size=10${within}`, { headers })
	]);
	const [reading, unread, latest] = await Promise.all(responses.map((res) => answer(res)));

	setHeaders({ 'cache-control': 'private, max-age=30' });
	return {
		reading: /** @type {import('$lib/types').Book[]} */ (reading.content),
		unread: /** @type {import('$lib/types').Series[]} */ (unread.content),
		latest: /** @type {import('$lib/types').Series[]} */ (latest.content),
		unreadTotal: unread.totalElements ?? 0
	};
}
