'use strict';

const Store = require('electron-store');

const store = new Store({
	defaults: {
		server: 'http://localhost:25600',
		apiKey: '',
		libraries: [],
		offline: { folder: '', seriesIds: [], keep: 3 },
		badgeMinutes: 15,
	},
});

module.exports = {
	get: (key) => store.get(key),
	set: (key, value) => store.set(key, value),
	all: () => store.store,
};
