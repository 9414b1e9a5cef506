const address = 'https://komga.example.org/api/v1';

/** @param {typeof fetch} fetch */
export function createReader(fetch) {
	/** @param {string} path */
	async function reader(path) {
		return (await fetch(address + path)).json();
	}
	return reader;
}
