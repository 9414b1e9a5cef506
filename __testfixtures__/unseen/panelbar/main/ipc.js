'use strict';

const { ipcMain, shell } = require('electron');
const komga = require('./komga');
const settings = require('./settings');
const shelf = require('./shelf');
const cache = require('./cache');

function registerIpc() {
	ipcMain.handle('shelf:overview', () => shelf.overview());
	ipcMain.handle('shelf:search', (event, text, options) => shelf.search(text, options));
	ipcMain.handle('shelf:books', (event, seriesId, page) => shelf.books(seriesId, page));
	ipcMain.handle('shelf:resume', (event, seriesId) => shelf.resume(seriesId));
	ipcMain.handle('shelf:genres', () => shelf.genres());
	ipcMain.handle('shelf:surprise', () => shelf.surprise());
	ipcMain.handle('book:done', (event, bookId) =>
		komga.send('PATCH', `/books/${bookId}/read-progress`, { completed: true })
	);
	ipcMain.handle('book:open', (event, bookId) => shell.openExternal(`${settings.get('server')}/book/${bookId}`));
	ipcMain.handle('settings:all', () => settings.all());
	ipcMain.handle('settings:set', (event, key, value) => {
		settings.set(key, value);
		cache.clear();
	});
}

module.exports = { registerIpc };
