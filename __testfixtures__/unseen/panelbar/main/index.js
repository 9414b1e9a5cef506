'use strict';

const path = require('path');
const { app, BrowserWindow, Menu, Tray } = require('electron');
const { registerIpc } = require('./ipc');
const badge = require('./badge');
const offline = require('./offline');

let tray = null;
let popup = null;

function createPopup() {
	popup = new BrowserWindow({
		width: 380,
		height: 620,
		show: false,
		frame: false,
		webPreferences: { preload: path.join(__dirname, '..', 'preload.js'), contextIsolation: true },
	});
	popup.loadFile(path.join(__dirname, '..', 'renderer', 'index.html'));
	popup.on('blur', () => popup.hide());
}

function toggle() {
	if (popup.isVisible()) {
		popup.hide();
	} else {
		popup.show();
		popup.webContents.send('refresh');
	}
}

app.whenReady().then(() => {
	registerIpc();
	createPopup();
	tray = new Tray(path.join(__dirname, '..', 'assets', 'tray.png'));
	tray.on('click', toggle);
	tray.setContextMenu(
		Menu.buildFromTemplate([
			{ label: 'Open', click: toggle },
			{ label: 'Update offline copies', click: () => offline.start() },
			{ type: 'separator' },
			{ role: 'quit' },
		])
	);
	badge.start(app);
});

app.on('window-all-closed', (event) => event.preventDefault());
