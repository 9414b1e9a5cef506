'use strict';

const { expect } = require('chai');
const sinon = require('sinon');
const Module = require('module');

const realLoad = Module._load;
const load = sinon.stub();

before(() => {
	Module._load = function (request, ...rest) {
		if (request === './komga') return { load, buildUrl: (p) => p };
		if (request === './settings') return { get: () => [] };
		return realLoad.call(this, request, ...rest);
	};
});
after(() => {
	Module._load = realLoad;
});

describe('resume', () => {
	it('falls back to the first book', async () => {
		const { resume } = require('../main/shelf');
		const book = { id: 'b1', seriesId: 's1', seriesTitle: 'Rook', metadata: { number: '1' }, media: { pagesCount: 30 } };
		load.onFirstCall().resolves({ totalElements: 0, content: [] });
		load.onSecondCall().resolves({ totalElements: 9, content: [book] });
		expect(await resume('s1')).to.include({ id: 'b1', title: 'Rook 1' });
		expect(load.firstCall.args[0]).to.equal('/series/s1/books');
	});
});
