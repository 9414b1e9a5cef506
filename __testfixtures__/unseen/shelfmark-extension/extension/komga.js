// The only file that knows the server. Used by background and popup.

const DEFAULTS = { server: '', apiKey: '', libraryId: '' };

export async function settings() {
    return { ...DEFAULTS, ...(await chrome.storage.local.get(DEFAULTS)) };
}

async function ask(path) {
    const { server, apiKey } = await settings();
    if (!server) throw new Error('not configured');
    const response = await fetch(server.replace(/\/$/, '') + path, {
        headers: { 'X-API-Key': apiKey },
        credentials: 'omit',
    });
    if (!response.ok) throw new Error('HTTP ' + response.status);
    return response;
}

const normalise = (title) => title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();

/**
 * The series with this title, or null.
 * The full text search is fuzzy, so the result is compared again.
 */
export async function findSeries(title) {
    const { libraryId } = await settings();
    const lib = libraryId ? `&library_id=${libraryId}` : '';
    const response = await ask(`/api/v1/series?search=${encodeURIComponent(title)}${lib}&size=10`);
    const { content } = await response.json();
    return content.find((s) => normalise(s.metadata.title) === normalise(title)) ?? null;
}

/** Highest volume on the shelf, for "you have 1–7". */
export async function highestVolume(seriesId) {
    const response = await ask(`/api/v1/series/${seriesId}/books?sort=metadata.numberSort,desc&size=1`);
    const page = await response.json();
    return page.content.length === 0 ? 0 : page.content[0].metadata.numberSort;
}

export async function booksOf(seriesId) {
    return (await (await ask('/api/v1/series/' + seriesId + '/books?unpaged=true')).json()).content;
}

export function countReading() {
    return ask('/api/v1/books?read_status=IN_PROGRESS&size=1')
        .then((r) => r.json())
        .then((page) => page.totalElements);
}

export function latest() {
    return ask('/api/v1/books/latest?size=10').then((r) => r.json()).then((p) => p.content);
}

export async function libraries() {
    return (await ask('/api/v1/libraries')).json();
}
