import { ORIGIN, AUTH } from '$lib/server/env.js';
import { answer } from '$lib/server/answer.js';

/** @type {import('./$types').PageServerLoad} */
export async function load({ fetch, url, parent }) {
	const q = url.searchParams.get('q')?.trim() ?? '';
	const tags = url.searchParams.getAll('tag');
	const page = Number(url.searchParams.get('page') ?? 0);
	const { library } = await parent();

	/** @type {string[]} */
	const allTags = await answer(
		await fetch(`${ORIGIN}/api/v1/tags${library ? '?library_id=' + library : ''}`, { headers: AUTH })
	);

	if (!q && tags.length === 0) return { q, tags, allTags, results: null };

	const target = new URL('/api/v1/series', ORIGIN);
	target.searchParams.set('page', String(page));
	target.searchParams.set('size', '30');
	if (q) target.searchParams.set('search', q);
	if (library) target.searchParams.set('library_id', library);
	for (const tag of tags) target.searchParams.append('tag', tag);

	/** @type {import('$lib/types').Page<import('$lib/types').Series>} */
	const results = await answer(await fetch(target, { headers: AUTH }));
	return { q, tags, allTags, results };
}
