import { ORIGIN, AUTH } from '$lib/server/env.js';
import { answer } from '$lib/server/answer.js';
import { neighbours } from './neighbours.js';

/** @type {import('./$types').PageServerLoad} */
export async function load({ fetch, params }) {
	/** @type {import('$lib/types').Book} */
	const book = await answer(await fetch(`${ORIGIN}/api/v1/books/${params.id}`, { headers: AUTH }));
	/** @type {{ number: number, fileName: string }[]} */
	const pages = await answer(await fetch(`${ORIGIN}/api/v1/books/${params.id}/pages`, { headers: AUTH }));
	return { book, pages, ...(await neighbours(fetch, book)) };
}
