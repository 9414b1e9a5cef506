import { log } from '../log';

// The shop around the corner has a feed of what arrives next week.
const BASE = process.env.SHOP_URL ?? 'https://feed.tintenfass.example';

interface Arrival {
	ean: string;
	title: string;
	price: number;
	day: string;
}

async function get<T>(path: string, params: Record<string, string | number> = {}): Promise<T> {
	const q = new URLSearchParams(Object.entries(params).map(([k, v]) => [k, String(v)]));
	const res = await fetch(`${BASE}${path}?${q}`);
	if (!res.ok) throw new Error(`shop: ${res.status}`);
	return (await res.json()) as T;
}

const shop = { get };

export async function arrivals(from: string): Promise<Arrival[]> {
	try {
		return await shop.get<Arrival[]>('/api/v1/books', { released_after: from, size: 50 });
	} catch (e) {
		log.warn(e, 'the shop does not answer');
		return [];
	}
}

export async function shopPublishers(): Promise<string[]> {
	const list = await shop.get<{ name: string }[]>('/api/v1/publishers');
	return list.map((p) => p.name);
}
