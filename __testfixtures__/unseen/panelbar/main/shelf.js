'use strict';

const _ = require('lodash');
const komga = require('./komga');
const settings = require('./settings');
const { remember } = require('./cache');

/** Everything the first tab of the popup shows. */
async function overview() {
	const library_id = settings.get('libraries');
	const [reading, onDeck, fresh] = await Promise.all([
		komga.load('/books', { library_id, read_status: 'IN_PROGRESS', sort: 'readProgress.readDate,desc', size: 6 }),
		komga.load('/books/ondeck', { library_id, size: 6 }),
		komga.load('/series', { library_id, read_status: 'UNREAD', sort: 'createdDate,desc', size: 6 }),
	]);
	return {
		reading: reading.content.map(shortBook),
		onDeck: onDeck.content.map(shortBook),
		fresh: fresh.content.map(shortSeries),
		freshTotal: fresh.totalElements,
	};
}

async function search(text, { page = 0, genres, onlyUnread } = {}) {
	const query = { search: text, page, size: 20 };
	const libraries = settings.get('libraries');
	if (libraries.length) query.library_id = libraries;
	if (genres && genres.length) query.genre = genres;
	if (onlyUnread) query.read_status = ['UNREAD', 'IN_PROGRESS'];
	const { content, last } = await komga.load('/series', query);
	return { items: content.map(shortSeries), more: !last };
}

async function books(seriesId, page = 0) {
	const result = await komga.load(`/series/${seriesId}/books`, { page, size: 40, sort: 'metadata.numberSort,asc' });
	return { items: result.content.map(shortBook), more: !result.last };
}

/** First volume that is not finished; falls back to the very first one. */
async function resume(seriesId) {
	const open = await komga.load(`/series/${seriesId}/books`, { read_status: 'UNREAD,IN_PROGRESS', size: 1 });
	if (open.totalElements > 0) return shortBook(open.content[0]);
	const { content } = await komga.load(`/series/${seriesId}/books`, { size: 1 });
	return content.length ? shortBook(content[0]) : null;
}

function genres() {
	return remember('genres', 60 * 60 * 1000, () => komga.load('/genres', { library_id: settings.get('libraries') }));
}

async function surprise() {
	const all = await komga.load('/series', { complete: true, media_status: 'READY', unpaged: true });
	return shortSeries(_.sample(all.content));
}

function shortSeries(series) {
	return {
		id: series.id,
		title: series.metadata.title,
		unread: series.booksUnreadCount,
		total: series.booksCount,
		cover: komga.buildUrl(`/series/${series.id}/thumbnail`),
	};
}

function shortBook(book) {
	return {
		id: book.id,
		seriesId: book.seriesId,
		title: book.seriesTitle + ' ' + book.metadata.number,
		page: _.get(book, 'readProgress.page', 0),
		pages: book.media.pagesCount,
		cover: komga.buildUrl(`/books/${book.id}/thumbnail`),
	};
}

module.exports = { overview, search, books, resume, genres, surprise };
