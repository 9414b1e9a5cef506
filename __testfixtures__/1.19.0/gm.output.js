// ==UserScript==
// @name        Missing volumes
// @match       https://*/series/*
// @grant       GM_xmlhttpRequest
// @grant       GM.xmlHttpRequest
// ==/UserScript==

'use strict';

const root = unsafeWindow.location.origin;

function volumes(seriesId) {
  return new Promise((resolve, reject) => {
    GM_xmlhttpRequest({ // want: review response-not-shown
      method: "POST",
      url: root + "/api/v1/books/list",
      responseType: "json",
      onload: (answer) => resolve(answer.response.content),
      onerror: reject,
      headers: { "Content-Type": "application/json" },
      data: JSON.stringify({ condition: { seriesId: { operator: "is", value: seriesId } } }),
    });
  });
}

function everyVolume(seriesId, done) {
  GM_xmlhttpRequest({
    method: "POST",
    url: `${root}/api/v1/books/list?unpaged=true`,
    onload: done,
    headers: { "Content-Type": "application/json" },
    data: JSON.stringify({ condition: { seriesId: { operator: "is", value: seriesId } } }),
  }); // want: review query-parameters
}

const countBooks = async () => {
  const answer = await GM.xmlHttpRequest({
    url: `${root}/api/v1/books/list`,
    responseType: "json",
    method: "POST",
    headers: { "Content-Type": "application/json" },
    data: JSON.stringify({}),
  }); // want: review response-not-shown
  return answer.response.totalElements;
};

const oneBook = (id) => GM.xmlHttpRequest({ url: `${root}/api/v1/books/${id}`, responseType: "json" }); // nope: one book

(async () => {
  const [, id] = location.pathname.match(/\/series\/(\w+)/) ?? [];
  if (!id) return;
  const numbers = (await volumes(id)).map((book) => book.metadata.numberSort);
  console.log("%d of %d, last %o", numbers.length, await countBooks(), await oneBook(numbers.at(-1)));
  everyVolume(id, console.debug);
})();
