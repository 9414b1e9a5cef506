import { env } from '../env';
import { log, since } from '../log';

export type Value = string | number | boolean | string[] | undefined;
export type Params = Record<string, Value>;

export class KomgaError extends Error {
	constructor(
		readonly status: number,
		path: string,
	) {
		super(`Komga: ${status} for ${path}`);
	}
}

function toQuery(params: Params): string {
	const q = new URLSearchParams();
	for (const [key, value] of Object.entries(params)) {
		if (value === undefined || value === '') continue;
		if (Array.isArray(value)) {
			value.forEach((v) => q.append(key, v));
		} else {
			q.append(key, String(value));
		}
	}
	const text = q.toString();
	return text ? `?${text}` : '';
}

async function get<T>(path: string, params: Params = {}, tries = 2): Promise<T> {
	const start = Date.now();
	const url = env.komgaUrl + path + toQuery(params);
	const res = await fetch(url, { headers: { 'X-API-Key': env.komgaKey, Accept: 'application/json' } });
	log.debug({ path, status: res.status }, `komga ${since(start)}`);
	if (res.status >= 500 && tries > 1) {
		await new Promise((r) => setTimeout(r, 750));
		return get<T>(path, params, tries - 1);
	}
	if (!res.ok) {
		throw new KomgaError(res.status, path);
	}
	return (await res.json()) as T;
}

/** Thumbnails go to Discord as attachments because our Komga isn't public. */
async function image(path: string): Promise<Buffer> {
	const res = await fetch(env.komgaUrl + path, { headers: { 'X-API-Key': env.komgaKey } });
	if (!res.ok) {
		throw new KomgaError(res.status, path);
	}
	return Buffer.from(await res.arrayBuffer());
}

export const komga = { get, image };
