import { booksOf, settings } from './komga.js';

const $ = (id) => document.getElementById(id);

function line(list, text, href) {
    const li = document.createElement('li');
    const a = document.createElement('a');
    a.textContent = text;
    if (href) a.href = href;
    a.target = '_blank';
    li.append(a);
    list.append(li);
    return li;
}

async function search(event) {
    event.preventDefault();
    const { server, apiKey } = await settings();
    const hits = $('hits');
    hits.replaceChildren();

    const url = new URL('api/v1/series', server.replace(/\/?$/, '/'));
    url.searchParams.set('search', $('q').value);
    url.searchParams.set('size', '8');
    fetch(url, { headers: { 'X-API-Key': apiKey } })
        .then((r) => r.json())
        .then(({ content }) => {
            for (const s of content) {
                line(hits, `${s.metadata.title} (${s.booksCount})`, `${server}/series/${s.id}`);
            }
            if (content.length === 0) line(hits, 'nothing');
        })
        .catch((e) => line(hits, e.message).classList.add('error'));
}

/** Holes in the ongoing series, that is what one buys next. */
async function gaps() {
    const { server, apiKey, libraryId } = await settings();
    const headers = new Headers();
    headers.set('X-API-Key', apiKey);

    let url = `${server}/api/v1/series?status=ONGOING&status=HIATUS&complete=false`;
    if (libraryId) url += `&library_id=${libraryId}`;
    const response = await fetch(url + '&sort=lastModified,desc&size=20', { headers });
    const page = await response.json();

    for (const series of page.content) {
        const numbers = (await booksOf(series.id)).map((b) => Math.floor(b.metadata.numberSort));
        const missing = [];
        for (let i = 1; i < numbers.length; i++) {
            for (let n = numbers[i - 1] + 1; n < numbers[i]; n++) missing.push(n);
        }
        if (missing.length) line($('gaps'), `${series.metadata.title}: ${missing.join(', ')}`);
    }
}

$('search').addEventListener('submit', search);
gaps().catch((e) => line($('gaps'), e.message).classList.add('error'));
