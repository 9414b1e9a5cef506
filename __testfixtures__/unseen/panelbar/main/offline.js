'use strict';

const path = require('path');
const { Worker } = require('worker_threads');
const settings = require('./settings');

let running = null;

/** Downloads run in a worker so that the tray never hangs. */
function start() {
	if (running) return running;
	running = new Promise((resolve, reject) => {
		const worker = new Worker(path.join(__dirname, 'offline-worker.js'), {
			workerData: {
				server: settings.get('server'),
				apiKey: settings.get('apiKey'),
				...settings.get('offline'),
			},
		});
		worker.on('message', (message) => console.log('[offline]', message));
		worker.on('error', reject);
		worker.on('exit', resolve);
	}).finally(() => {
		running = null;
	});
	return running;
}

module.exports = { start };
