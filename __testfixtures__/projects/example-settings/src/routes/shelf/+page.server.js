export async function load({ locals, params }) {
	const { shelf } = locals;
	const [books, tags] = await Promise.all([
		// want: migrated
		shelf(`/series/${params.id}/books?size=50`),
		// want: review
		locals.shelf('/genres'),
	]);
	return { books: books.content, tags };
}
