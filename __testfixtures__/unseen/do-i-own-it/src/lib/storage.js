const DEFAULTS = { base: '', key: '', shelf: 'unread', library: '' };

/** Settings, with the slash at the end removed. */
export async function settings() {
	const s = await chrome.storage.local.get(DEFAULTS);
	return { ...s, base: s.base.replace(/\/+$/, '') };
}

export function save(changes) {
	return chrome.storage.local.set(changes);
}

/** Series the user pinned: { title, url } with url = address of the series in the API */
export async function pinned() {
	const { pins } = await chrome.storage.local.get({ pins: [] });
	return pins;
}

export async function pin(title, url) {
	const pins = await pinned();
	if (!pins.some(p => p.url === url)) await chrome.storage.local.set({ pins: [...pins, { title, url }] });
}
