'use strict';

const express = require('express');

/** As much of Komga as the tests need. */
module.exports = function fakeKomga() {
	const app = express();
	const page = (content) => ({ content, number: 0, last: true, totalElements: content.length });
	const asked = [];

	app.use((req, res, next) => {
		asked.push(req.originalUrl);
		next();
	});
	app.get('/api/v1/series/alphabetical-groups', (req, res) => res.json([{ group: 't', count: 2 }]));
	app.get('/api/v1/series', (req, res) => {
		res.json(page([{ id: 'S1', booksCount: 24, metadata: { title: 'Tintin' } }]));
	});
	app.get('/api/v1/series/:id', (req, res) => {
		if (req.params.id !== 'S1') return res.sendStatus(404);
		res.json({ id: 'S1', booksCount: 24, metadata: { title: 'Tintin' } });
	});
	app.get('/api/v1/series/:id/books', (req, res) => {
		res.json(page([{ id: 'B1', seriesId: 'S1', metadata: { number: '1', title: 'Au Congo' } }]));
	});

	return { app, asked };
};
