import assert from "node:assert/strict";
import { test } from "node:test";
import { diff } from "../src/komga/update.js";
import { canonical } from "../src/komga/values.js";

const current: any = { summary: "a", summaryLock: true, genres: ["Action"], genresLock: false, status: "ENDED", statusLock: false };

test("locked fields stay", () => {
	assert.deepEqual(diff(current, { summary: "b", status: "ENDED" }, false), {});
});

test("locks what it writes", () => {
	assert.deepEqual(diff(current, { genres: ["Drama"] }, true), { genres: ["Drama"], genresLock: true });
});

test("canonical finds the spelling of the server", () => {
	assert.equal(canonical("sci-fi", ["Sci Fi", "Drama"]), "Sci Fi");
});
