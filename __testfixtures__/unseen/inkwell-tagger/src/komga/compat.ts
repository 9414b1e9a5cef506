import { ApiError, type KomgaSession } from "./session.js";
import type { Book, Page } from "./types.js";

let canPost: boolean | undefined;

/**
 * Unread books, newest first. Servers before 1.19 answer 405 to the POST; they are still out there
 * (Synology packages), so there both ways have to work.
 */
export async function newestUnread(komga: KomgaSession, size: number): Promise<Book[]> {
	const paging = `size=${size}&sort=createdDate,desc`;
	if (canPost !== false) {
		try {
			const page = await komga.call<Page<Book>>(`/books/list?${paging}`, "POST", {
				condition: { readStatus: { operator: "is", value: "UNREAD" } },
			});
			canPost = true;
			return page.content;
		} catch (e) {
			if (!(e instanceof ApiError) || (e.status !== 404 && e.status !== 405)) throw e;
			canPost = false;
		}
	}
	return (await komga.call<Page<Book>>(`/books?read_status=UNREAD&${paging}`)).content;
}
