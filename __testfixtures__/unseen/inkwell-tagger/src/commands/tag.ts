import pc from "picocolors";
import { stringSimilarity } from "string-similarity-js";
import { eachSeries, firstBook, libraryByName } from "../komga/queries.js";
import type { KomgaSession } from "../komga/session.js";
import { applyPatch, diff, type Patch } from "../komga/update.js";
import { canonical, genres, publishers, tags } from "../komga/values.js";
import type { Candidate, Provider } from "../providers/provider.js";

export interface TagOptions {
	library: string;
	search?: string;
	lock: boolean;
	dryRun: boolean;
}

function best(candidates: Candidate[], title: string, year: number | undefined): Candidate | undefined {
	const scored = candidates.map(c => {
		let score = Math.max(...[c.title, ...c.altTitles].map(t => stringSimilarity(t, title)));
		if (year && c.year && Math.abs(year - c.year) > 2) score -= 0.2;
		return { c, score };
	});
	scored.sort((a, b) => b.score - a.score);
	return scored[0] && scored[0].score > 0.75 ? scored[0].c : undefined;
}

export async function tag(komga: KomgaSession, provider: Provider, options: TagOptions): Promise<void> {
	const library = await libraryByName(komga, options.library);
	const [knownGenres, knownTags, knownPublishers] = await Promise.all([
		genres(komga, library.id),
		tags(komga, library.id),
		publishers(komga),
	]);

	for await (const series of eachSeries(komga, { libraryId: library.id, search: options.search })) {
		const first = await firstBook(komga, series.id);
		const year = first?.metadata.releaseDate ? Number(first.metadata.releaseDate.slice(0, 4)) : undefined;
		const match = best(await provider.search(series.metadata.title), series.metadata.title, year);
		if (!match) {
			console.log(pc.dim(`? ${series.metadata.title}`));
			continue;
		}
		const details = await provider.details(match.id);
		const wanted: Patch = {
			summary: details.summary,
			status: details.status,
			genres: details.genres.map(g => canonical(g, knownGenres)),
			tags: [...new Set([...series.metadata.tags, ...details.tags.map(t => canonical(t, knownTags))])],
		};
		if (details.publisher) wanted.publisher = canonical(details.publisher, knownPublishers);
		if (details.volumes) wanted.totalBookCount = details.volumes;

		const patch = diff(series.metadata, wanted, options.lock);
		const changed = options.dryRun ? Object.keys(patch).length > 0 : await applyPatch(komga, series, patch);
		console.log(changed ? pc.green(`+ ${series.metadata.title} (${Object.keys(patch).join(", ")})`) : pc.dim(`= ${series.metadata.title}`));
	}
}
