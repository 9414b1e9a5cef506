import { ORIGIN, AUTH } from '$lib/server/env.js';
import { answer } from '$lib/server/answer.js';

/**
 * Books before and after one book, in reading order.
 *
 * @param {typeof globalThis.fetch} fetch
 * @param {import('$lib/types').Book} book
 */
export async function neighbours(fetch, book) {
	const res = await fetch(`${ORIGIN}/api/v1/series/${book.seriesId}/books?unpaged=true`, { headers: AUTH });
	/** @type {import('$lib/types').Page<import('$lib/types').Book>} */
	const { content: all } = await answer(res);
	const at = all.findIndex(({ id }) => id === book.id);
	return { previous: all[at - 1]?.id ?? null, next: all[at + 1]?.id ?? null };
}
