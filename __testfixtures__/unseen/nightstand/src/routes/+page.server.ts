import { API, headers, ok, type KomgaBook, type KomgaSeries, type Paged } from '$lib/server/komga';
import { listening } from '$lib/server/audiobookshelf';
import { isoDay } from '$lib/format';
import type { PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ fetch, depends }) => {
	depends('nightstand:home');

	const monthAgo = new Date();
	monthAgo.setMonth(monthAgo.getMonth() - 1);

	const [reading, fresh, added, audio] = await Promise.all([
		fetch(`${API}/v1/books?read_status=IN_PROGRESS&sort=readProgress.readDate%2Cdesc&size=12`, {
			headers
		}).then((r) => ok<Paged<KomgaBook>>(r)),
		fetch(`${API}/v1/books?released_after=${isoDay(monthAgo)}&sort=metadata.releaseDate,desc`, {
			headers
		}).then((r) => ok<Paged<KomgaBook>>(r)),
		fetch(`${API}/v1/series/new?oneshot=false&size=8`, { headers }).then((r) =>
			ok<Paged<KomgaSeries>>(r)
		),
		listening(fetch)
	]);

	return {
		reading: reading.content,
		fresh: fresh.content.filter((book) => !book.readProgress?.completed),
		added: added.content,
		audio
	};
};
