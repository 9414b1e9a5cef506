import type { KomgaSession } from "./session.js";
import type { Book, Library, Page, Series } from "./types.js";

export async function libraryByName(komga: KomgaSession, name: string): Promise<Library> {
	const all = await komga.call<Library[]>("/libraries");
	const found = all.find(l => l.name.toLowerCase() === name.toLowerCase());
	if (!found) throw new Error(`no library "${name}", there are: ${all.map(l => l.name).join(", ")}`);
	return found;
}

export interface Selection {
	libraryId: string;
	status?: string | undefined;
	/** series without a known end are never complete */
	incompleteOnly?: boolean | undefined;
	search?: string | undefined;
}

/**
 * All series of a selection, page by page. A generator because tagging a series takes seconds and
 * nobody wants to hold 4000 of them.
 */
export async function* eachSeries(komga: KomgaSession, selection: Selection): AsyncGenerator<Series> {
	const query = new URLSearchParams({ library_id: selection.libraryId, deleted: "false" });
	query.set("size", "100");
	query.set("sort", "metadata.titleSort,asc");
	if (selection.status) query.append("status", selection.status);
	if (selection.incompleteOnly) query.set("complete", "false");
	if (selection.search) query.set("search", selection.search);

	for (let page = 0; ; page++) {
		query.set("page", String(page));
		const answer = await komga.call<Page<Series>>(`/series?${query.toString()}`);
		yield* answer.content;
		if (answer.last) return;
	}
}

/** One series by its exact title. */
export async function seriesByTitle(komga: KomgaSession, title: string): Promise<Series | undefined> {
	const pattern = "^" + title.replace(/[.*+?^${}()|[\]\\]/g, "\\$&") + "$";
	const page = await komga.call<Page<Series>>(
		`/series?search_regex=${encodeURIComponent(pattern + ",title")}&size=2`,
	);
	if (page.totalElements > 1) throw new Error(`"${title}" is ambiguous`);
	return page.content[0];
}

export async function booksOfSeries(komga: KomgaSession, series: Series): Promise<Book[]> {
	const { content } = await komga.call<Page<Book>>(`/series/${series.id}/books?unpaged=true&deleted=false`);
	return content;
}

/** Only the first volume; it decides the release year. */
export async function firstBook(komga: KomgaSession, seriesId: string): Promise<Book | null> {
	const page = await komga.call<Page<Book>>(`/series/${seriesId}/books?size=1`);
	return page.content.length > 0 ? page.content[0]! : null;
}

export async function countSeries(komga: KomgaSession, libraryId: string): Promise<number> {
	return (await komga.call<Page<Series>>("/series?size=1&library_id=" + libraryId)).totalElements;
}

/** Books of a read list or of a series, the audit does not care which. */
export async function booksOfUrl(komga: KomgaSession, kind: "series" | "readlist", id: string): Promise<Book[]> {
	if (kind === "readlist") {
		return (await komga.call<Page<Book>>(`/readlists/${id}/books?unpaged=true`)).content;
	}
	return (await komga.call<Page<Book>>(`/series/${id}/books?unpaged=true&media_status=READY,OUTDATED`)).content;
}
