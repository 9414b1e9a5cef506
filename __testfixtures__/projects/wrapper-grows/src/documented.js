const server = 'http://komga.lan';

/**
 * Reads from the server.
 *
 * @param {string} path
 *   below the version
 * @returns {Promise<any>}
 */
export const read = async (path) => (await fetch(`${server}/api/v1${path}`)).json();

export const genres = () => read('/genres'); // want: review wrapper-grown
export const one = (id) => read(`/series/${id}`); // nope: one series
export const found = (text) => read(`/books?search=${encodeURIComponent(text)}`); // want: review wrapper-grown
