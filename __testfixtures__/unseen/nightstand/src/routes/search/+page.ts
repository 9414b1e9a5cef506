import type { PageLoad } from './$types';

export interface Hit {
	kind: 'series' | 'book';
	id: string;
	label: string;
}

export const load: PageLoad = async ({ fetch, url }) => {
	const q = url.searchParams.get('q')?.trim() ?? '';
	if (q.length < 2) return { q, hits: [] as Hit[] };
	const response = await fetch(`/api/search?q=${encodeURIComponent(q)}`);
	return { q, hits: (await response.json()) as Hit[] };
};
