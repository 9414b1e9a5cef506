'use strict';

const assert = require('assert');
const request = require('supertest');
const fakeKomga = require('./fake-komga');

describe('e-ink pages', () => {
	let server, asked, bridge;

	before((done) => {
		const fake = fakeKomga();
		asked = fake.asked;
		server = fake.app.listen(0, () => {
			process.env.KOMGA_HOST = `http://localhost:${server.address().port}`;
			process.env.KOMGA_PASS = 'x';
			bridge = require('../src/index');
			done();
		});
	});

	after(() => server.close());

	it('shows the letters', async () => {
		const { text } = await request(bridge).get('/eink').expect(200);
		assert.match(text, /letter=t/);
	});

	it('asks for one letter', async () => {
		const { text } = await request(bridge).get('/eink/series?letter=t').expect(200);
		assert.match(text, /Tintin/);
		assert.ok(asked.some((url) => decodeURIComponent(url).includes('search_regex=^t,title_sort')));
	});

	it('lists the books', async () => {
		const { text } = await request(bridge).get('/eink/series/S1/books').expect(200);
		assert.match(text, /Au Congo/);
	});

	it('says when a series is gone', () => request(bridge).get('/eink/series/S2/books').expect(404));
});
