import { libraries, settings } from './komga.js';

const fields = ['server', 'apiKey', 'libraryId'].map((id) => document.getElementById(id));

async function show() {
    const current = await settings();
    for (const field of fields) field.value = current[field.id];
    try {
        for (const lib of await libraries()) {
            const option = new Option(lib.name, lib.id, false, lib.id === current.libraryId);
            document.getElementById('libraryId').append(option);
        }
    } catch (e) {
        console.warn('libraries', e);
    }
}

document.getElementById('save').addEventListener('click', async () => {
    await chrome.storage.local.set(Object.fromEntries(fields.map((f) => [f.id, f.value.trim()])));
    location.reload();
});

show();
