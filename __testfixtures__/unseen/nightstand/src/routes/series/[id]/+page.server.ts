import { fail } from '@sveltejs/kit';
import { API, headers, ok, type KomgaBook, type KomgaSeries, type Paged } from '$lib/server/komga';
import type { Actions, PageServerLoad } from './$types';

export const load: PageServerLoad = async ({ params, fetch, url }) => {
	const one = `${API}/v1/series/${params.id}`;
	const unreadOnly = url.searchParams.has('unread');
	const books = new URL(`${one}/books`);
	books.searchParams.set('unpaged', 'true');
	if (unreadOnly) {
		books.searchParams.append('read_status', 'UNREAD');
		books.searchParams.append('read_status', 'IN_PROGRESS');
	}

	const [series, list] = await Promise.all([
		fetch(one, { headers }).then((r) => ok<KomgaSeries>(r)),
		fetch(books, { headers }).then((r) => ok<Paged<KomgaBook>>(r))
	]);

	return { series, books: list.content, unreadOnly };
};

export const actions: Actions = {
	async read({ request, fetch }) {
		const form = await request.formData();
		const book = form.get('book');
		if (typeof book !== 'string') return fail(400);
		await fetch(`${API}/v1/books/${book}/read-progress`, {
			method: 'PATCH',
			headers: { ...headers, 'Content-Type': 'application/json' },
			body: JSON.stringify({ completed: true })
		});
	}
};
