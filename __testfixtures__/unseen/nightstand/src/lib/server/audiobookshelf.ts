import { env } from '$env/dynamic/private';
import type { Fetch } from './komga';

const ABS = `${env.ABS_ORIGIN}/api`;

interface Item {
	id: string;
	media: { metadata: { title: string; authorName: string } };
	progressLastUpdate: number;
}

export async function listening(fetch: Fetch): Promise<{ id: string; title: string; by: string }[]> {
	const response = await fetch(`${ABS}/me/items-in-progress?limit=10`, {
		headers: { Authorization: `Bearer ${env.ABS_TOKEN}` }
	});
	if (!response.ok) return [];
	const { libraryItems } = (await response.json()) as { libraryItems: Item[] };
	return libraryItems
		.sort((a, b) => b.progressLastUpdate - a.progressLastUpdate)
		.map((item) => ({
			id: item.id,
			title: item.media.metadata.title,
			by: item.media.metadata.authorName
		}));
}

export async function absSeries(fetch: Fetch, library: string): Promise<string[]> {
	const response = await fetch(`${ABS}/libraries/${library}/series?limit=100&sort=name`, {
		headers: { Authorization: `Bearer ${env.ABS_TOKEN}` }
	});
	if (!response.ok) return [];
	const { results } = (await response.json()) as { results: { name: string }[] };
	return results.map((r) => r.name);
}
