export interface Candidate {
	id: string;
	title: string;
	altTitles: string[];
	year?: number;
}

export interface Details {
	summary: string;
	status: "ENDED" | "ONGOING" | "ABANDONED" | "HIATUS";
	genres: string[];
	tags: string[];
	publisher?: string;
	volumes?: number;
}

export interface Provider {
	name: string;
	search(title: string): Promise<Candidate[]>;
	details(id: string): Promise<Details>;
}
