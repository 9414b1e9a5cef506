'use strict';

// No electron modules in here: plain Node with global fetch.
const fs = require('fs/promises');
const path = require('path');
const { parentPort, workerData } = require('worker_threads');

const { server, apiKey, folder, seriesIds, keep } = workerData;
const headers = { 'X-API-Key': apiKey };

async function json(url) {
	const res = await fetch(url, { headers });
	if (!res.ok) throw new Error(res.status + ' for ' + url);
	return JSON.parse(await res.text());
}

async function download(book) {
	const target = path.join(folder, `${book.id}.cbz`);
	const there = await fs.stat(target).catch(() => null);
	if (there) return target;
	const res = await fetch(`${server}/api/v1/books/${book.id}/file`, { headers });
	if (!res.ok) throw new Error(`${res.status} for ${book.name}`);
	await fs.writeFile(target, Buffer.from(await res.arrayBuffer()));
	parentPort.postMessage(`got ${book.name}`);
	return target;
}

/** Series the user follows; with nothing chosen, all that are being read. */
async function followed() {
	if (seriesIds.length) return seriesIds;
	const ids = [];
	for (let page = 0; ; page++) {
		const part = await json(server + '/api/v1/series?read_status=IN_PROGRESS&size=100&page=' + page);
		part.content.forEach((series) => ids.push(series.id));
		if (part.last) return ids;
	}
}

async function main() {
	await fs.mkdir(folder, { recursive: true });
	const keepFiles = new Set();
	for (const id of await followed()) {
		const url = `${server}/api/v1/series/${id}/books?read_status=UNREAD&read_status=IN_PROGRESS&size=${keep}`;
		const { content: wanted } = await json(url);
		for (const book of wanted) keepFiles.add(path.basename(await download(book)));
	}
	for (const name of await fs.readdir(folder)) {
		if (name.endsWith('.cbz') && !keepFiles.has(name)) await fs.unlink(path.join(folder, name));
	}
}

main().catch((err) => {
	parentPort.postMessage('failed: ' + err.message);
	process.exitCode = 1;
});
