"use strict";

const fetch = require("node-fetch");
const { base, toQuery } = require("./settings");

exports.find = async function (filter) {
	const found = await fetch(`${base}/api/v1/books?${toQuery(filter)}`); // want: migrated
	return found.json();
};
