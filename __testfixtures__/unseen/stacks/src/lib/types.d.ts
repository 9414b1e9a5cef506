export interface Page<T> {
	content: T[];
	number: number;
	first: boolean;
	last: boolean;
	totalPages: number;
	totalElements: number;
}

export interface Series {
	id: string;
	name: string;
	booksCount: number;
	booksUnreadCount: number;
	metadata: { title: string; summary: string; readingDirection: string };
}

export interface Book {
	id: string;
	seriesId: string;
	seriesTitle: string;
	number: number;
	metadata: { title: string; number: string };
	readProgress: null | { page: number; completed: boolean };
}
