'use strict';

/**
 * @typedef {object} Endpoint
 * @property {'GET'|'POST'|'PUT'|'PATCH'|'DELETE'} method
 * @property {string} path     `:name` is replaced
 * @property {object} [query]  defaults, the caller's values win
 * @property {boolean} [empty] the answer has no body
 */

/** @type {Record<string, Endpoint>} */
module.exports = {
	libraries: { method: 'GET', path: '/libraries' },
	libraryUpdate: { method: 'PUT', path: '/libraries/:id', empty: true },
	libraryScan: { method: 'POST', path: '/libraries/:id/scan', empty: true },

	seriesList: { method: 'GET', path: '/series', query: { size: 20, deleted: false } },
	seriesOne: { method: 'GET', path: '/series/:id' },
	seriesBooks: { method: 'GET', path: '/series/:id/books', query: { unpaged: true } },
	seriesUpdated: { method: 'GET', path: '/series/updated', query: { size: 10 } },

	bookOne: { method: 'GET', path: '/books/:id' },
	bookNext: { method: 'GET', path: '/books/:id/next' },
	bookProgress: { method: 'PATCH', path: '/books/:id/read-progress', empty: true },

	genres: { method: 'GET', path: '/genres' },
	publishers: { method: 'GET', path: '/publishers' },
	years: { method: 'GET', path: '/series/release-dates' },
};
