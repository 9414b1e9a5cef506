/* global panelbar */
(() => {
	const $ = (id) => document.getElementById(id);

	function row(text, small, onClick) {
		const li = document.createElement('li');
		li.textContent = text;
		const note = document.createElement('small');
		note.textContent = small;
		li.append(note);
		li.addEventListener('click', onClick);
		return li;
	}

	async function showOverview() {
		const { reading, onDeck, fresh, freshTotal } = await panelbar.overview();
		$('results').replaceChildren(
			...reading.map((book) => row(book.title, `${book.page}/${book.pages}`, () => panelbar.open(book.id))),
			...onDeck.map((book) => row(book.title, 'next', () => panelbar.open(book.id))),
			...fresh.map((series) => row(series.title, `new (${freshTotal})`, () => openSeries(series.id)))
		);
	}

	async function openSeries(id) {
		const book = await panelbar.resume(id);
		if (book) panelbar.open(book.id);
	}

	async function fillGenres() {
		const answer = await panelbar.genres();
		const genres = Array.isArray(answer) ? answer : []; // the server may be asleep
		$('genre').replaceChildren(
			new Option('All genres', ''),
			...genres.map((genre) => new Option(genre, genre))
		);
	}

	async function runSearch() {
		const text = $('search').value.trim();
		if (!text) return showOverview();
		const genre = $('genre').value;
		const { items, more } = await panelbar.search(text, { genres: genre ? [genre] : [] });
		$('results').replaceChildren(
			...items.map((series) => row(series.title, `${series.unread}/${series.total}`, () => openSeries(series.id)))
		);
		if (more) $('results').append(row('…', 'more in Komga', () => {}));
	}

	$('search').addEventListener('input', runSearch);
	$('genre').addEventListener('change', runSearch);
	panelbar.onRefresh(showOverview);
	fillGenres();
	showOverview();
})();
