import { ORIGIN, AUTH } from '$lib/server/env.js';

/** @type {import('./$types').RequestHandler} */
export async function GET({ params, fetch }) {
	const { body, status } = await fetch(`${ORIGIN}/api/v1/series/${params.id}/thumbnail`, { headers: AUTH });
	return new Response(body, { status, headers: { 'cache-control': 'public, max-age=604800' } });
}
