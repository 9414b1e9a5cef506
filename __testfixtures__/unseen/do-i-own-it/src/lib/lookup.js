import { settings } from './storage.js';

function headersFor(s) {
	const h = new Headers();
	h.set('Accept', 'application/json');
	if (s.key) h.set('X-API-Key', s.key);
	return h;
}

/** "Saga, Band 3 (Hardcover)" -> { name: 'Saga', volume: 3 } */
export function parseTitle(text) {
	const m = /^(.*?)[,:]?\s+(?:band|vol\.?|volume|#|t\.|tome)\s*(\d+)/i.exec(text.trim());
	if (!m) return { name: text.replace(/\(.*\)/, '').trim(), volume: null };
	return { name: m[1].trim(), volume: Number(m[2]) };
}

export async function findSeries(name) {
	const s = await settings();
	const url = new URL('/api/v1/series', s.base);
	url.searchParams.set('search', name);
	url.searchParams.set('size', '5');
	if (s.library) {
		url.searchParams.set('library_id', s.library);
	}
	const res = await fetch(url, { headers: headersFor(s) });
	if (!res.ok) throw new Error('Komga: ' + res.status);
	const { content } = await res.json();
	const wanted = name.toLowerCase();
	return content.find(x => x.metadata.title.toLowerCase() === wanted) || content[0] || null;
}

export async function ownedVolumes(seriesId) {
	const s = await settings();
	const numbers = new Set();
	let page = 0;
	let last = false;
	while (!last) {
		const res = await fetch(s.base + '/api/v1/series/' + seriesId + '/books?deleted=false&size=100&page=' + page, {
			headers: headersFor(s)
		});
		if (!res.ok) throw new Error('Komga: ' + res.status);
		const result = await res.json();
		result.content.forEach(b => numbers.add(Math.floor(b.metadata.numberSort)));
		last = result.last;
		page++;
	}
	return numbers;
}

/** New volumes of pinned series. `item` is what pin() stored. */
export async function newestOf(item) {
	const s = await settings();
	const res = await fetch(`${item.url}/books?size=1&sort=metadata.numberSort,desc`, { headers: headersFor(s) });
	if (!res.ok) return null;
	const page = await res.json();
	return page.content.length ? page.content[0].metadata.number : null;
}

/** The list of the popup, chosen in the options */
export async function shelf(limit = 10) {
	const s = await settings();
	let url;
	switch (s.shelf) {
		case 'updated':
			url = `${s.base}/api/v1/series/updated?size=${limit}`;
			break;
		case 'new':
			url = `${s.base}/api/v1/series/new?size=${limit}`;
			break;
		default:
			url = `${s.base}/api/v1/series?read_status=UNREAD&sort=createdDate,desc&size=${limit}`;
	}
	const res = await fetch(url, { headers: headersFor(s) });
	return (await res.json()).content;
}

export function reading() {
	return settings()
		.then(s =>
			fetch(`${s.base}/api/v1/books?read_status=IN_PROGRESS&sort=readProgress.readDate,desc${s.library ? `&library_id=${s.library}` : ''}`, {
				headers: headersFor(s)
			})
		)
		.then(res => res.json())
		.then(page => ({ total: page.totalElements, books: page.content.slice(0, 5) }));
}
