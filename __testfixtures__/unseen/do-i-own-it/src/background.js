import { findSeries, ownedVolumes, parseTitle, reading } from './lib/lookup.js';
import { settings } from './lib/storage.js';

async function badge() {
	try {
		const { total } = await reading();
		await chrome.action.setBadgeText({ text: total ? String(total) : '' });
	} catch {
		await chrome.action.setBadgeText({ text: '!' });
	}
}

chrome.alarms.create('badge', { periodInMinutes: 10 });
chrome.alarms.onAlarm.addListener(badge);
chrome.runtime.onInstalled.addListener(badge);

chrome.omnibox.onInputChanged.addListener(async (text, suggest) => {
	const { base, key } = await settings();
	if (!base || text.length < 2) return;
	const res = await fetch(base + '/api/v1/series?search=' + encodeURIComponent(text) + '&size=6', {
		headers: { 'X-API-Key': key }
	});
	if (!res.ok) return;
	const page = await res.json();
	suggest(
		page.content.map(s => ({
			content: `${base}/series/${s.id}`,
			description: `${s.metadata.title.replace(/[<>&]/g, '')} (${s.booksCount})`
		}))
	);
});

chrome.omnibox.onInputEntered.addListener(url => {
	if (/^https?:/.test(url)) chrome.tabs.update({ url });
});

chrome.runtime.onMessage.addListener((message, sender, reply) => {
	if (message.type !== 'owned') return false;
	const { name, volume } = parseTitle(message.title);
	findSeries(name)
		.then(async series => {
			if (!series) return reply({ known: false });
			const owned = await ownedVolumes(series.id);
			reply({
				known: true,
				title: series.metadata.title,
				owned: volume === null ? owned.size > 0 : owned.has(volume),
				count: owned.size
			});
		})
		.catch(e => reply({ error: e.message }));
	return true;
});
