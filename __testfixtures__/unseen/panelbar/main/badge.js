'use strict';

const { load } = require('./komga');
const settings = require('./settings');

let timer = null;

async function unreadCount() {
	const query = { read_status: 'UNREAD', media_status: 'READY', deleted: false, size: 1 };
	if (settings.get('libraries').length === 1) {
		query.library_id = settings.get('libraries')[0];
	}
	return (await load('/books', query)).totalElements;
}

async function update(app) {
	try {
		app.setBadgeCount(await unreadCount());
	} catch (err) {
		console.warn('badge:', err.message);
	}
}

function start(app) {
	update(app);
	clearInterval(timer);
	timer = setInterval(() => update(app), settings.get('badgeMinutes') * 60 * 1000);
}

module.exports = { start, unreadCount };
