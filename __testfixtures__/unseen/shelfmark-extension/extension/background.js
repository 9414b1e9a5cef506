import { countReading, findSeries, highestVolume } from './komga.js';

// title -> { at, answer }; service workers die often, so this is short-lived anyway
const known = new Map();
const TEN_MINUTES = 600000;

async function lookUp(title) {
    const hit = known.get(title);
    if (hit && Date.now() - hit.at < TEN_MINUTES) return hit.answer;

    const series = await findSeries(title);
    const answer = series
        ? { owned: true, id: series.id, count: series.booksCount, highest: await highestVolume(series.id) }
        : { owned: false };
    known.set(title, { at: Date.now(), answer });
    return answer;
}

chrome.runtime.onMessage.addListener((message, sender, sendResponse) => {
    if (message.type !== 'lookup') return false;
    lookUp(message.title)
        .then((answer) => sendResponse({ ok: true, answer }))
        .catch((error) => sendResponse({ ok: false, error: error.message }));
    return true; // asynchronous
});

chrome.alarms.create('badge', { periodInMinutes: 5 });
chrome.alarms.onAlarm.addListener(async () => {
    try {
        const n = await countReading();
        await chrome.action.setBadgeText({ text: n ? String(n) : '' });
    } catch {
        await chrome.action.setBadgeText({ text: '!' });
    }
});

chrome.runtime.onInstalled.addListener(() => {
    chrome.contextMenus.create({ id: 'look', title: 'Look up in Komga', contexts: ['selection'] });
});
chrome.contextMenus.onClicked.addListener(async (info) => {
    const answer = await lookUp(info.selectionText);
    const { server } = await chrome.storage.local.get('server');
    if (answer.owned) chrome.tabs.create({ url: `${server}/series/${answer.id}` });
});
