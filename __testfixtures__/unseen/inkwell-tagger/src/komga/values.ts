import type { KomgaSession } from "./session.js";

const cache = new Map<string, string[]>();

async function remember(key: string, load: () => Promise<string[]>): Promise<string[]> {
	const known = cache.get(key);
	if (known) return known;
	const values = await load();
	cache.set(key, values);
	return values;
}

function scope(libraryId?: string): string {
	return libraryId ? `?library_id=${libraryId}` : "";
}

export const genres = (komga: KomgaSession, libraryId?: string) =>
	remember(`genres/${libraryId}`, () => komga.call<string[]>(`/genres${scope(libraryId)}`));

export const tags = (komga: KomgaSession, libraryId?: string) =>
	remember(`tags/${libraryId}`, () => komga.call<string[]>("/tags" + scope(libraryId)));

export const publishers = (komga: KomgaSession) =>
	remember("publishers", () => komga.call<string[]>("/publishers"));

/**
 * The spelling the server already has for a value, so that we do not end up with "sci-fi" beside "Sci-Fi".
 */
export function canonical(value: string, known: readonly string[]): string {
	const plain = (s: string) => s.toLowerCase().replace(/[^a-z0-9]/g, "");
	return known.find(k => plain(k) === plain(value)) ?? value;
}
