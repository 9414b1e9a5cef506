'use strict';

const { contextBridge, ipcRenderer } = require('electron');

contextBridge.exposeInMainWorld('panelbar', {
	overview: () => ipcRenderer.invoke('shelf:overview'),
	search: (text, options) => ipcRenderer.invoke('shelf:search', text, options),
	books: (seriesId, page) => ipcRenderer.invoke('shelf:books', seriesId, page),
	resume: (seriesId) => ipcRenderer.invoke('shelf:resume', seriesId),
	genres: () => ipcRenderer.invoke('shelf:genres'),
	surprise: () => ipcRenderer.invoke('shelf:surprise'),
	done: (bookId) => ipcRenderer.invoke('book:done', bookId),
	open: (bookId) => ipcRenderer.invoke('book:open', bookId),
	onRefresh: (listener) => ipcRenderer.on('refresh', listener),
});
