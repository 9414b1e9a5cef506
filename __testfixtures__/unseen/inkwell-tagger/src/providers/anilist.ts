import type { Candidate, Details, Provider } from "./provider.js";

const SEARCH = `query ($q: String) { Page(perPage: 8) { media(search: $q, type: MANGA) {
	id title { romaji english } synonyms startDate { year } } } }`;
const DETAILS = `query ($id: Int) { Media(id: $id) { description(asHtml: false) status genres volumes tags { name rank } } }`;

const STATUS: Record<string, Details["status"]> = {
	FINISHED: "ENDED",
	RELEASING: "ONGOING",
	CANCELLED: "ABANDONED",
	HIATUS: "HIATUS",
};

async function graphql<T>(query: string, variables: Record<string, unknown>): Promise<T> {
	const res = await fetch("https://graphql.anilist.co", {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify({ query, variables }),
	});
	if (res.status === 429) {
		await new Promise(r => setTimeout(r, 60_000));
		return graphql(query, variables);
	}
	return (await res.json()).data as T;
}

export const anilist: Provider = {
	name: "anilist",
	async search(title): Promise<Candidate[]> {
		const { Page } = await graphql<{ Page: { media: any[] } }>(SEARCH, { q: title });
		return Page.media.map(m => ({
			id: String(m.id),
			title: m.title.english ?? m.title.romaji,
			altTitles: [m.title.romaji, ...m.synonyms].filter(Boolean),
			year: m.startDate.year,
		}));
	},
	async details(id) {
		const { Media } = await graphql<{ Media: any }>(DETAILS, { id: Number(id) });
		return {
			summary: Media.description ?? "",
			status: STATUS[Media.status] ?? "ONGOING",
			genres: Media.genres,
			tags: Media.tags.filter((t: any) => t.rank > 70).map((t: any) => t.name.toLowerCase()),
			volumes: Media.volumes ?? undefined,
		};
	},
};
