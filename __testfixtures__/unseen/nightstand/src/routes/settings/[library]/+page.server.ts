import { fail, redirect } from '@sveltejs/kit';
import { API, headers, ok } from '$lib/server/komga';
import type { Actions, PageServerLoad } from './$types';

interface Library {
	id: string;
	name: string;
	scanInterval: string;
	importBarcodeIsbn: boolean;
}

export const load: PageServerLoad = async ({ params, fetch }) => {
	const scope = `?library_id=${params.library}`;
	const library = ok<Library>(await fetch(`${API}/v1/libraries/${params.library}`, { headers }));
	const bookTags = ok<string[]>(await fetch(`${API}/v1/tags/book${scope}`, { headers }));
	return { library: await library, bookTags: await bookTags };
};

export const actions: Actions = {
	async default({ params, request, fetch }) {
		const form = await request.formData();
		const name = String(form.get('name') ?? '').trim();
		if (!name) return fail(422, { message: 'a library needs a name' });

		const response = await fetch(`${API}/v1/libraries/${params.library}`, {
			method: 'PUT',
			headers: { ...headers, 'Content-Type': 'application/json' },
			body: JSON.stringify({
				name,
				scanInterval: form.get('interval') ?? 'DAILY',
				importBarcodeIsbn: form.get('isbn') === 'on'
			})
		});
		if (!response.ok) return fail(response.status, { message: await response.text() });
		redirect(303, '/settings');
	}
};
