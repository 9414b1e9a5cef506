// ==UserScript==
// @name         Komga on comicshop
// @namespace    do-i-own-it
// @version      0.3
// @match        https://www.comicshop.example/*
// @grant        GM_xmlhttpRequest
// @grant        GM_getValue
// @grant        GM_setValue
// @connect      *
// ==/UserScript==

(function () {
	'use strict';

	var KOMGA = GM_getValue('komga') || prompt('Address of your Komga?');
	GM_setValue('komga', KOMGA);

	function req(url, method, data) {
		return new Promise(function (resolve, reject) {
			GM_xmlhttpRequest({
				url: KOMGA + '/api/v1' + url,
				method: method || 'GET',
				data: data ? JSON.stringify(data) : undefined,
				headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
				onload: function (r) {
					if (r.status >= 400) return reject(new Error(r.status + ' ' + url));
					resolve(r.responseText ? JSON.parse(r.responseText) : null);
				},
				onerror: reject
			});
		});
	}

	// publisher pages: everything of this publisher, so that I can see what is missing
	function byPublisher(name) {
		return req('/series?publisher=' + encodeURIComponent(name) + '&unpaged=true', 'GET').then(function (page) {
			return page.content;
		});
	}

	function lookFor(title) {
		return req('/series?oneshot=false&size=1&search=' + encodeURIComponent(title)).then(function (page) {
			return page.content[0];
		});
	}

	function missing(series, upTo) {
		return req('/series/' + series.id + '/books?unpaged=true').then(function (page) {
			var have = page.content.map(function (b) { return b.metadata.numberSort; });
			var gaps = [];
			for (var n = 1; n <= upTo; n++) if (have.indexOf(n) < 0) gaps.push(n);
			return gaps;
		});
	}

	function addToReadList(listId, bookIds) {
		return req('/readlists/' + listId, 'PATCH', { bookIds: bookIds });
	}

	function say(text) {
		var div = document.createElement('div');
		div.textContent = text;
		div.style.cssText = 'position:fixed;bottom:1em;right:1em;background:#fff;padding:1em;z-index:9999';
		document.body.appendChild(div);
	}

	var publisher = document.querySelector('[data-publisher]');
	if (publisher) {
		byPublisher(publisher.dataset.publisher).then(function (all) {
			say(all.length + ' series of this publisher are on Komga');
		});
	}

	var product = document.querySelector('[data-series-title]');
	if (product) {
		lookFor(product.dataset.seriesTitle)
			.then(function (series) {
				if (!series) return say('Not on Komga');
				return missing(series, Number(product.dataset.volumes)).then(function (gaps) {
					say(gaps.length ? 'Missing: ' + gaps.join(', ') : 'Complete');
				});
			})
			.catch(function (e) { say(e.message); });
	}

	window.komgaAddToReadList = addToReadList;
})();
