'use strict';

const { agent, ROOT } = require('./client');

/**
 * @typedef {{ id: string, seriesId: string, seriesTitle: string, metadata: { number: string, title: string } }} Book
 * @typedef {{ id: string, booksCount: number, metadata: { title: string } }} Series
 */

// older than the table, the bot has used these from the beginning

/**
 * @param {string} text
 * @param {number} [max]
 * @returns {Promise<Book[]>}
 */
exports.findBooks = function (text, max) {
	return agent
		.get(ROOT + '/books')
		.query({ search: text, size: max || 10 })
		.query('read_status=UNREAD&read_status=IN_PROGRESS')
		.then((res) => res.body.content);
};

/**
 * A series by chance. Two requests: how many are there, then that one.
 *
 * @param {string[]} libraries
 * @returns {Promise<Series|null>}
 */
exports.randomSeries = async function (libraries) {
	const scope = libraries.map((id) => 'library_id=' + id).join('&');
	const { body: probe } = await agent.get(`${ROOT}/series?size=1&${scope}`);
	if (!probe.totalElements) return null;
	const page = Math.floor(Math.random() * probe.totalElements);
	const { body } = await agent.get(`${ROOT}/series?size=1&page=${page}&${scope}`);
	return body.content[0] || null;
};

/**
 * @param {string} [library]
 * @returns {Promise<{ group: string, count: number }[]>}
 */
exports.letters = async function (library) {
	const request = agent.get(`${ROOT}/series/alphabetical-groups`);
	if (library) request.query({ library_id: library });
	const { body } = await request;
	return body;
};

/**
 * Tags on series; in our library these are the names of the children.
 *
 * @param {function(Error|null, string[]=): void} done
 */
exports.names = function (done) {
	agent.get(ROOT + '/tags/series').end((err, res) => {
		if (err) return done(err);
		done(null, res.body.filter((tag) => tag.startsWith('@')).map((tag) => tag.slice(1)));
	});
};
