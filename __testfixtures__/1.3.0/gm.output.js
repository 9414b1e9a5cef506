// ==UserScript==
// @name         Library nicknames
// @namespace    shelf-tools
// @match        *://*/library/*
// @grant        GM_xmlhttpRequest
// @grant        GM.xmlHttpRequest
// ==/UserScript==

(function () {
  'use strict';

  const origin = GM_getValue('origin', location.origin);

  function nickname(id, name) {
    GM_xmlhttpRequest({ // want: migrated
      method: 'PATCH',
      url: `${origin}/api/v1/libraries/${id}`,
      headers: { 'Content-Type': 'application/json' },
      data: JSON.stringify({ name }),
      onload: (response) => console.info('renamed', id, response.status),
    });
  }

  async function restore(id, name) {
    const response = await GM.xmlHttpRequest({ url: origin + '/api/v1/libraries/' + id, method: 'PATCH', headers: { 'Content-Type': 'application/json' }, data: JSON.stringify({ name }) }); // want: migrated
    return response.status === 204;
  }

  function current(id) {
    return new Promise((resolve) => GM_xmlhttpRequest({ method: 'GET', url: `${origin}/api/v1/libraries/${id}`, onload: resolve })); // nope: reading a library is not deprecated
  }

  document.addEventListener('dblclick', async (event) => {
    const id = event.target.closest('[data-library]')?.dataset.library;
    if (!id) return;
    const name = prompt('New name', JSON.parse((await current(id)).responseText).name);
    if (name) nickname(id, name);
    else restore(id, event.target.textContent);
  });
})();
