import { findSeries } from './lib/lookup.js';
import { pin, save, settings } from './lib/storage.js';

const $ = id => document.getElementById(id);

async function show() {
	const s = await settings();
	$('base').value = s.base;
	$('key').value = s.key;
	$('shelf').value = s.shelf;
}

$('save').onclick = async () => {
	const base = $('base').value.trim().replace(/\/+$/, '');
	const granted = await chrome.permissions.request({ origins: [base + '/*'] });
	if (!granted) {
		$('status').textContent = 'Without the permission nothing works.';
		return;
	}
	await save({ base, key: $('key').value.trim(), shelf: $('shelf').value });

	const res = await fetch(`${base}/api/v1/libraries`, { headers: { 'X-API-Key': $('key').value.trim() } });
	$('status').textContent = res.ok ? `${(await res.json()).length} libraries` : `Komga says ${res.status}`;
};

$('pin').onclick = async () => {
	const series = await findSeries($('pinName').value);
	if (!series) return;
	const { base } = await settings();
	await pin(series.metadata.title, `${base}/api/v1/series/${series.id}`);
	$('status').textContent = `Pinned ${series.metadata.title}`;
};

show();
