import { json } from '@sveltejs/kit';
import { API, headers, ok, type KomgaBook, type KomgaSeries, type Paged } from '$lib/server/komga';
import type { RequestHandler } from './$types';
import type { Hit } from '../../search/+page';

export const GET: RequestHandler = async ({ url, fetch }) => {
	const q = url.searchParams.get('q') ?? '';
	const tail = `search=${encodeURIComponent(q)}&size=10`;

	const [series, books] = await Promise.all(
		['series', 'books'].map(async (what) => {
			const response = await fetch(`${API}/v1/${what}?${tail}`, { headers });
			return ok<Paged<KomgaSeries & KomgaBook>>(response);
		})
	);

	const hits: Hit[] = [
		...series.content.map((s): Hit => ({ kind: 'series', id: s.id, label: s.metadata.title })),
		...books.content.map(
			(b): Hit => ({ kind: 'book', id: b.id, label: `${b.seriesTitle} ${b.metadata.number}` })
		)
	];
	return json(hits);
};
