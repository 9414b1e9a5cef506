import pc from "picocolors";
import { booksOfSeries, countSeries, eachSeries, libraryByName } from "../komga/queries.js";
import type { KomgaSession } from "../komga/session.js";
import type { Book, Page } from "../komga/types.js";

/** Holes in the numbering, broken files, missing ISBNs. */
export async function audit(komga: KomgaSession, libraryName: string): Promise<number> {
	const library = await libraryByName(komga, libraryName);
	const total = await countSeries(komga, library.id);
	let problems = 0;
	let done = 0;

	for await (const series of eachSeries(komga, { libraryId: library.id, incompleteOnly: true })) {
		process.stderr.write(`\r${++done}/${total}`);
		const books = await booksOfSeries(komga, series);
		const numbers = books.map(b => b.metadata.numberSort);
		for (let i = 1; i < numbers.length; i++) {
			if (Math.floor(numbers[i]!) - Math.floor(numbers[i - 1]!) > 1) {
				problems++;
				console.log(`${series.metadata.title}: nothing between ${numbers[i - 1]} and ${numbers[i]}`);
			}
		}
	}

	for (const status of ["ERROR", "UNSUPPORTED"]) {
		let url = `/books?media_status=${status}`;
		url += `&library_id=${library.id}`;
		url += "&unpaged=true&sort=url,asc";
		const broken = await komga.call<Page<Book>>(url);
		for (const book of broken.content) {
			problems++;
			console.log(pc.red(`${status} ${book.url} ${book.media.comment}`));
		}
	}
	return problems;
}
