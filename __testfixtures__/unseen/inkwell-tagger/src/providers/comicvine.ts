import type { Candidate, Details, Provider } from "./provider.js";

interface Volume {
	id: number;
	name: string;
	start_year: string;
	deck: string | null;
	count_of_issues: number;
	publisher: { name: string } | null;
}

export function comicvine(key: string): Provider {
	// not a Komga session, only shaped like one
	async function call<T>(path: string): Promise<T> {
		const glue = path.includes("?") ? "&" : "?";
		const res = await fetch(`https://comicvine.gamespot.com/api${path}${glue}api_key=${key}&format=json`, {
			headers: { "user-agent": "inkwell" },
		});
		return (await res.json()).results as T;
	}

	return {
		name: "comicvine",
		async search(title): Promise<Candidate[]> {
			const hits = await call<Volume[]>(`/series?search=${encodeURIComponent(title)}`);
			return hits.map(v => ({ id: String(v.id), title: v.name, altTitles: [], year: Number(v.start_year) }));
		},
		async details(id): Promise<Details> {
			const v = await call<Volume>(`/volume/4050-${id}`);
			const out: Details = { summary: v.deck ?? "", status: "ENDED", genres: [], tags: [], volumes: v.count_of_issues };
			if (v.publisher) out.publisher = v.publisher.name;
			return out;
		},
	};
}
