// ==UserScript==
// @name   Author badges
// @grant  GM_xmlhttpRequest
// @grant  GM.xmlHttpRequest
// ==/UserScript==
(() => {
  const { origin } = window.location;

  const authors = (role) =>
    new Promise((resolve, reject) =>
      GM_xmlhttpRequest({ // want: review response-not-shown
        method: 'GET',
        url: `${origin}/api/v2/authors?role=${role}`,
        responseType: 'json',
        onload: ({ response }) => resolve(response),
        onerror: reject,
        ontimeout: reject,
      }),
    );

  const all = () => GM.xmlHttpRequest({ url: origin + '/api/v2/authors', responseType: 'json' }).then((r) => r.response); // want: review response-not-shown

  const page = () => GM.xmlHttpRequest({ url: origin + '/api/v2/authors', responseType: 'json' }); // nope: migrated already

  Promise.all([authors('writer'), all(), page()]).then(([writers, everyone]) => {
    document.title += ` (${writers.length}/${everyone.length})`;
  });
})();
