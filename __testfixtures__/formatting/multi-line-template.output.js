import axios from 'axios';

export const query = (id) => axios.post('/graphql', { query: `
	series(id: "${id}") {
		books { id }	# tabs inside
	}
` });

export const books = (id, sort) => fetch( // want: review query-parameters
  `${
    window.location.origin
  }/api/v1/books/list?sort=${
    sort ?? 'metadata.numberSort,asc'
  }`,
  {
  	method: 'POST',
  	headers: { 'Content-Type': 'application/json' },
  	body: JSON.stringify({ condition: { seriesId: { operator: 'is', value: id } } }),
  },
);

export const genres = () => fetch(`${window.location.origin}/v2/genres`).then((res) => res.text()); // want: review response-not-shown
