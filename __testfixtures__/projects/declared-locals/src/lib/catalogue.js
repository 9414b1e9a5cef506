const address = 'https://komga.example.org/api/v1';

/** @param {typeof fetch} fetch */
export function createCatalogue(fetch) {
	/**
	 * @template T
	 * @param {string} path
	 * @param {RequestInit} [init]
	 * @returns {Promise<T>}
	 */
	async function catalogue(path, init = {}) {
		const response = await fetch(address + path, { ...init, headers: { 'X-API-Key': 'k', ...init.headers } });
		if (!response.ok) throw new Error(`${response.status}`);
		return response.json();
	}
	return catalogue;
}
