'use strict';

const { net } = require('electron');
const _ = require('lodash');
const settings = require('./settings');

/**
 * @param {string} path
 * @param {Record<string, any>} [query]
 */
function buildUrl(path, query) {
	const url = new URL('/api/v1' + path, settings.get('server'));
	_.forEach(query, (value, key) => {
		if (_.isNil(value) || value === '') return;
		for (const one of _.castArray(value)) url.searchParams.append(key, String(one));
	});
	return url.toString();
}

class KomgaError extends Error {
	constructor(status, url) {
		super(`Komga answered ${status}`);
		this.name = 'KomgaError';
		this.status = status;
		this.url = url;
	}
}

/**
 * One request. `attempts` counts down for 5xx and network errors only.
 * @template T
 * @returns {Promise<T>}
 */
async function load(path, query = {}, attempts = 3) {
	const url = buildUrl(path, query);
	try {
		const res = await net.fetch(url, {
			headers: { 'X-API-Key': settings.get('apiKey'), Accept: 'application/json' },
		});
		if (!res.ok) throw new KomgaError(res.status, url);
		return await res.json();
	} catch (err) {
		if (attempts <= 1 || (err.status && err.status < 500)) throw err;
		await new Promise((resolve) => setTimeout(resolve, 700));
		return load(path, query, attempts - 1);
	}
}

async function send(method, path, body) {
	const url = buildUrl(path);
	const res = await net.fetch(url, {
		method,
		headers: { 'X-API-Key': settings.get('apiKey'), 'Content-Type': 'application/json' },
		body: body === undefined ? undefined : JSON.stringify(body),
	});
	if (!res.ok) throw new KomgaError(res.status, url);
}

async function file(path) {
	const res = await net.fetch(buildUrl(path), { headers: { 'X-API-Key': settings.get('apiKey') } });
	if (!res.ok) throw new KomgaError(res.status, path);
	return Buffer.from(await res.arrayBuffer());
}

module.exports = { load, send, file, buildUrl, KomgaError };
