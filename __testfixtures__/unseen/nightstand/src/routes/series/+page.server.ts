import { API, headers, ok, type KomgaSeries, type Paged } from '$lib/server/komga';
import type { PageServerLoad } from './$types';

const SIZE = '48';

/** The address bar is the state. Names in it are ours, not Komga's. */
const NAMES: Record<string, string> = {
	lib: 'library_id',
	status: 'read_status',
	pub: 'publisher',
	tag: 'tag'
};

export const load: PageServerLoad = async ({ fetch, url, setHeaders }) => {
	const query = new URLSearchParams({ size: SIZE, sort: 'metadata.titleSort,asc' });
	query.set('page', url.searchParams.get('page') ?? '0');
	for (const [ours, theirs] of Object.entries(NAMES)) {
		for (const value of url.searchParams.getAll(ours)) query.append(theirs, value);
	}

	const response = await fetch(`${API}/v1/series?${query}`, { headers });
	const page = await ok<Paged<KomgaSeries>>(response);
	setHeaders({ 'cache-control': 'private, max-age=15' });

	return {
		series: page.content,
		page: page.number,
		pages: page.totalPages,
		streamed: {
			publishers: fetch(`${API}/v1/publishers`, { headers }).then((r) => ok<string[]>(r)),
			tags: fetch(API + '/v1/tags', { headers }).then((r) => ok<string[]>(r))
		}
	};
};
