export interface Page<T> {
	content: T[];
	number: number;
	size: number;
	totalElements: number;
	totalPages: number;
	last: boolean;
}

export interface Series {
	id: string;
	libraryId: string;
	name: string;
	booksCount: number;
	booksUnreadCount: number;
	metadata: {
		title: string;
		status: 'ENDED' | 'ONGOING' | 'ABANDONED' | 'HIATUS';
		summary: string;
		publisher: string;
		genres: string[];
	};
}

export interface Book {
	id: string;
	seriesId: string;
	seriesTitle: string;
	name: string;
	created: string;
	metadata: { title: string; number: string; numberSort: number; releaseDate: string | null; summary: string };
	media: { pagesCount: number };
}

export interface Author {
	name: string;
	role: string;
}
