'use strict';

require('dotenv').config();

/** @param {string} name @param {string} [fallback] */
function need(name, fallback) {
	const value = process.env[name] || fallback;
	if (value === undefined) {
		console.error(`komga-bridge: ${name} is missing in .env`);
		process.exit(1);
	}
	return value;
}

module.exports = {
	port: Number(need('PORT', '9090')),
	botToken: process.env.BOT_TOKEN || '',
	komga: {
		host: need('KOMGA_HOST', 'http://localhost:25600').replace(/\/$/, ''),
		user: need('KOMGA_USER', 'bridge'),
		pass: need('KOMGA_PASS', ''),
	},
};
