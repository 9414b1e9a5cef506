'use strict';

const superagent = require('superagent');
const endpoints = require('./endpoints');
const config = require('../config');

const ROOT = config.komga.host + '/api/v1';

/** One agent, so that the session cookie is kept. */
const agent = superagent
	.agent()
	.auth(config.komga.user, config.komga.pass)
	.accept('json')
	.retry(1);

class KomgaError extends Error {
	/**
	 * @param {string} name
	 * @param {{ status?: number, message: string }} cause
	 */
	constructor(name, cause) {
		super(`${name}: ${cause.status || cause.message}`);
		this.status = cause.status || 0;
	}
}

/**
 * @param {string} path
 * @param {Record<string, string>} [values]
 */
const fill = (path, values = {}) =>
	path.replace(/:(\w+)/g, (_, name) => {
		if (values[name] === undefined) throw new TypeError(`${path} needs ${name}`);
		return encodeURIComponent(values[name]);
	});

/**
 * Call a row of the table.
 *
 * @param {keyof typeof endpoints} name
 * @param {{ path?: Record<string, string>, query?: object, body?: object }} [args]
 * @returns {Promise<any>}
 */
async function call(name, args = {}) {
	const endpoint = endpoints[name];
	if (!endpoint) throw new TypeError(`no such endpoint: ${name}`);
	const method = /** @type {'get'|'post'|'put'|'patch'|'delete'} */ (endpoint.method.toLowerCase());
	const request = agent[method](ROOT + fill(endpoint.path, args.path));
	request.query({ ...endpoint.query, ...args.query });
	if (args.body) request.send(args.body);
	try {
		const response = await request;
		return endpoint.empty ? undefined : response.body;
	} catch (error) {
		throw new KomgaError(name, error);
	}
}

module.exports = { agent, call, KomgaError, ROOT };
