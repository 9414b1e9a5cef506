(() => {
    const SELECTORS = {
        'anilist.co': 'h1',
        'bookwalker.jp': '.p-main__title, h1[itemprop=name]',
    };

    const host = location.hostname.replace(/^www\./, '');
    const heading = document.querySelector(SELECTORS[host]);
    if (!heading) return;

    // "Blame! 3" and "Blame! (3)" are volumes of "Blame!"
    const title = heading.textContent.replace(/[\s(（]*\d+[)）]?\s*$/, '').trim();

    chrome.runtime.sendMessage({ type: 'lookup', title }, (reply) => {
        const badge = document.createElement('span');
        badge.style.cssText = 'margin-left:.5em;padding:.1em .5em;border-radius:1em;font-size:.6em;color:#fff';
        if (!reply.ok) {
            badge.textContent = reply.error;
            badge.style.background = '#a33';
        } else if (reply.answer.owned) {
            badge.textContent = `on the shelf, up to ${reply.answer.highest}`;
            badge.style.background = '#2a7';
        } else {
            badge.textContent = 'not on the shelf';
            badge.style.background = '#777';
        }
        heading.append(badge);
    });
})();
