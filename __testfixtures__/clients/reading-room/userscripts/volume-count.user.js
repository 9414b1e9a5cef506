// ==UserScript==
// @name     Volumes on the shelf
// @match    https://shop.example/series/*
// @grant    GM_xmlhttpRequest
// ==/UserScript==

(function () {
	"use strict";

	const komga = GM_getValue("server");

	function showVolumes(seriesId) {
		GM_xmlhttpRequest({
			method: "GET",
			url: komga + "/api/v1/series/" + seriesId + "/books",
			headers: { Accept: "application/json" },
			onload: ({ responseText }) => {
				document.title += ` (${JSON.parse(responseText).totalElements} on the shelf)`;
			},
		});
	}

	function askOldServer() {
		// catalogue-codemod-ignore: the old server stays at 1.14
		GM_xmlhttpRequest({
			method: "GET",
			url: GM_getValue("old-server") + "/api/v1/series",
			onload: ({ status }) => console.log("old server", status),
		});
	}

	document.querySelector("#count")?.addEventListener("click", () => showVolumes(location.pathname.split("/").pop()));
	document.querySelector("#old")?.addEventListener("click", askOldServer);
})();
