export interface Page<T> {
	content: T[];
	last: boolean;
	number: number;
	totalElements: number;
}

export interface SeriesMetadata {
	title: string;
	titleLock: boolean;
	summary: string;
	summaryLock: boolean;
	status: "ENDED" | "ONGOING" | "ABANDONED" | "HIATUS";
	statusLock: boolean;
	publisher: string;
	publisherLock: boolean;
	genres: string[];
	genresLock: boolean;
	tags: string[];
	tagsLock: boolean;
	ageRating: number | null;
	ageRatingLock: boolean;
	totalBookCount: number | null;
}

export interface Series {
	id: string;
	libraryId: string;
	name: string;
	url: string;
	booksCount: number;
	metadata: SeriesMetadata;
}

export interface Book {
	id: string;
	name: string;
	url: string;
	media: { status: string; mediaType: string; comment: string };
	metadata: { title: string; number: string; numberSort: number; isbn: string; releaseDate: string | null };
}

export interface Library {
	id: string;
	name: string;
}
