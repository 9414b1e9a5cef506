import { env } from '../env';
import { komga } from './client';

// Autocomplete fires at every key press, Discord gives us three seconds.
const TTL = 10 * 60 * 1000;
const memory = new Map<string, { at: number; values: string[] }>();

async function remembered(key: string, load: () => Promise<string[]>): Promise<string[]> {
	const hit = memory.get(key);
	if (hit && Date.now() - hit.at < TTL) return hit.values;
	const values = await load();
	memory.set(key, { at: Date.now(), values });
	return values;
}

export type Topic = 'genre' | 'publisher' | 'tag';

export function valuesOf(topic: Topic): Promise<string[]> {
	switch (topic) {
		case 'genre':
			return remembered(topic, () => komga.get<string[]>('/api/v1/genres'));
		case 'publisher':
			return remembered(topic, () => komga.get<string[]>('/api/v1/publishers', { library_id: env.library || undefined }));
		case 'tag':
			return remembered(topic, () => komga.get<string[]>('/api/v1/tags/series', { library_id: env.library }));
	}
}

export async function suggest(topic: Topic, typed: string) {
	const needle = typed.toLowerCase();
	const all = await valuesOf(topic);
	return all
		.filter((v) => v.toLowerCase().includes(needle))
		.slice(0, 25)
		.map((v) => ({ name: v.slice(0, 100), value: v.slice(0, 100) }));
}
