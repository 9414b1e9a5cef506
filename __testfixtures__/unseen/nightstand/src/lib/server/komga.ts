import { error } from '@sveltejs/kit';
import { env } from '$env/dynamic/private';

export const API = `${env.KOMGA_ORIGIN ?? 'http://localhost:25600'}/api`;

export const headers = {
	Authorization: `Basic ${env.KOMGA_BASIC}`,
	Accept: 'application/json'
};

/** SvelteKit's own fetch, so that cookies and the request log work. */
export type Fetch = typeof globalThis.fetch;

export interface Paged<T> {
	content: T[];
	last: boolean;
	number: number;
	totalElements: number;
	totalPages: number;
}

export interface KomgaSeries {
	id: string;
	name: string;
	booksCount: number;
	booksUnreadCount: number;
	metadata: { title: string; summary: string; publisher: string; status: string };
}

export interface KomgaBook {
	id: string;
	seriesId: string;
	seriesTitle: string;
	media: { pagesCount: number };
	metadata: { title: string; number: string; releaseDate?: string };
	readProgress?: { page: number; completed: boolean; readDate: string };
}

export async function ok<T>(response: Response): Promise<T> {
	if (response.ok) return (await response.json()) as T;
	if (response.status === 404) error(404, 'not on this server');
	error(502, `Komga answered ${response.status}`);
}
