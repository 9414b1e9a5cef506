import assert from "node:assert/strict";
import { test } from "node:test";
import { bookLine, seriesLine, text } from "./format.js";

test("series", () => {
  const line = seriesLine({ id: "S", booksCount: 3, booksUnreadCount: 1, metadata: { title: "Monstress", status: "ONGOING", ageRating: 16 } });
  assert.equal(line, "- Monstress [S] 3 books, 1 unread (ongoing, 16+)");
});

test("book", () => {
  const line = bookLine({ id: "B", seriesTitle: "Saga", metadata: { title: "One", number: "1" }, media: { pagesCount: 160 } });
  assert.equal(line, "- Saga #1: One [B] 160 pages");
});

test("empty", () => {
  assert.equal(text("").content[0].text, "Nothing found.");
});
