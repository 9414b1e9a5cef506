'use strict';

const entries = new Map();

/**
 * @template T
 * @param {string} key
 * @param {number} ttl milliseconds
 * @param {() => Promise<T>} produce
 * @returns {Promise<T>}
 */
function remember(key, ttl, produce) {
	const hit = entries.get(key);
	if (hit && hit.until > Date.now()) return hit.value;
	const value = produce();
	entries.set(key, { value, until: Date.now() + ttl });
	value.catch(() => entries.delete(key));
	return value;
}

module.exports = { remember, clear: () => entries.clear() };
