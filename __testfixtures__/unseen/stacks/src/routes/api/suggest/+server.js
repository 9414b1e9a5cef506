import { json } from '@sveltejs/kit';
import { ORIGIN, AUTH } from '$lib/server/env.js';

/** Suggestions for the search box; an empty list is better than an error here. */
/** @type {import('./$types').RequestHandler} */
export async function GET({ fetch, url }) {
	const q = url.searchParams.get('q') ?? '';
	if (q.length < 2) return json([]);
	const res = await fetch(`${ORIGIN}/api/v1/series?search=${encodeURIComponent(q)}&size=6`, { headers: AUTH });
	const page = res.ok ? await res.json() : { content: [] };
	return json(
		page.content.map((/** @type {import('$lib/types').Series} */ { id, metadata }) => ({ id, title: metadata.title }))
	);
}
