// ==UserScript==
// @name         Shelfmark for Komga
// @namespace    shelfmark
// @version      1.5.2
// @description  Do I own this already?
// @match        https://anilist.co/manga/*
// @match        https://www.mangaupdates.com/series/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @grant        GM_registerMenuCommand
// @connect      *
// ==/UserScript==

(function () {
    'use strict';

    const komgaServer = GM_getValue('server', 'http://localhost:25600');
    const komgaKey = GM_getValue('key', '');

    GM_registerMenuCommand('Komga server…', () => {
        const value = prompt('Address', komgaServer);
        if (value) GM_setValue('server', value.replace(/\/$/, ''));
        const key = prompt('API key', komgaKey);
        if (key) GM_setValue('key', key);
    });

    function req(url, method = 'GET', data) {
        return new Promise((resolve, reject) => {
            GM_xmlhttpRequest({
                url: komgaServer + url,
                method,
                data: data === undefined ? undefined : JSON.stringify(data),
                headers: { 'X-API-Key': komgaKey, 'Content-Type': 'application/json' },
                onload: (r) => (r.status < 300 ? resolve(r.responseText) : reject(new Error(r.status))),
                onerror: reject,
            });
        });
    }

    async function exact(title) {
        const text = await req('/api/v1/series?size=20&search=' + encodeURIComponent('"' + title + '"'));
        return JSON.parse(text).content.filter((s) => s.metadata.title.toLowerCase() === title.toLowerCase());
    }

    async function volumes(id) {
        const books = JSON.parse(await req(`/api/v1/series/${id}/books?size=500&deleted=false`, 'GET')).content;
        return books.map((b) => b.metadata.number);
    }

    // genres that already exist in Komga are shown bold on the tracker
    async function knownGenres() {
        return new Set(JSON.parse(await req('/api/v1/genres')).map((g) => g.toLowerCase()));
    }

    // writes the link of the page into the series
    async function link(series, label) {
        await req(`/api/v1/series/${series.id}/metadata`, 'PATCH', { links: [{ label, url: location.href }] });
    }

    // aliases come from the tracker itself, not from Komga
    function aliases(id) {
        return fetch(`https://api.mangaupdates.com/v1/series/${id}`)
            .then((r) => r.json())
            .then((s) => s.associated.map((a) => a.title));
    }

    async function main() {
        const heading = document.querySelector('h1, .releasestitle');
        if (!heading) return;
        let titles = [heading.textContent.trim()];
        const id = location.pathname.match(/\/series\/(\d+)/);
        if (id) titles = titles.concat(await aliases(id[1]));

        let found = [];
        for (const title of titles) {
            found = await exact(title);
            if (found.length) break;
        }
        const note = document.createElement('small');
        if (found.length === 0) {
            note.textContent = ' (not on the shelf)';
        } else {
            note.textContent = ` (have ${(await volumes(found[0].id)).join(', ')})`;
            note.ondblclick = () => link(found[0], location.hostname);
        }
        heading.append(note);

        const known = await knownGenres();
        document.querySelectorAll('a[href*=genre]').forEach((a) => {
            if (known.has(a.textContent.trim().toLowerCase())) a.style.fontWeight = 'bold';
        });
    }

    main().catch((e) => console.error('[shelfmark]', e));
})();
