'use strict';

const express = require('express');
const komga = require('./komga/client');
const { letters } = require('./komga/search');

const router = express.Router();

const html = (title, body) =>
	`<!doctype html><meta charset="utf-8"><title>${title}</title><body>${body}</body>`;

const safe = (text) =>
	String(text).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]);

/** @param {(req: express.Request, res: express.Response) => Promise<void>} handler */
const wrap = (handler) => (req, res, next) => handler(req, res).catch(next);

router.get('/', wrap(async (req, res) => {
	const groups = await letters();
	const links = groups.map((g) => `<a href="/eink/series?letter=${g.group}">${g.group} ${g.count}</a>`);
	res.send(html('A-Z', links.join('<br>')));
}));

router.get('/series', wrap(async (req, res) => {
	const query = { page: req.query.page || 0, sort: 'metadata.titleSort,asc' };
	if (req.query.letter) query.search_regex = `^${req.query.letter},title_sort`;
	if (req.query.genre) query.genre = req.query.genre;
	const page = await komga.call('seriesList', { query });
	const items = page.content.map((s) => `<li><a href="/eink/series/${s.id}/books">${safe(s.metadata.title)}</a>`);
	res.send(html('Series', `<ul>${items.join('')}</ul>${page.last ? '' : '<a href="?page=' + (page.number + 1) + '">more</a>'}`));
}));

router.get('/series/:id/books', wrap(async (req, res) => {
	const [series, books] = await Promise.all([
		komga.call('seriesOne', { path: { id: req.params.id } }),
		komga.call('seriesBooks', { path: { id: req.params.id }, query: { media_status: 'READY' } }),
	]);
	const items = books.content.map((b) => `<li>${safe(b.metadata.number)} ${safe(b.metadata.title)}`);
	res.send(html(safe(series.metadata.title), `<ol>${items.join('')}</ol>`));
}));

router.post('/libraries/:id/rename', express.urlencoded({ extended: false }), wrap(async (req, res) => {
	await komga.call('libraryUpdate', { path: { id: req.params.id }, body: { name: req.body.name } });
	res.redirect('/eink');
}));

// eslint-disable-next-line no-unused-vars
router.use((error, req, res, next) => {
	res.status(error.status === 404 ? 404 : 502).send(html('Oh', safe(error.message)));
});

module.exports = router;
