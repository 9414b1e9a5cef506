import axios from 'axios';

export const query = (id) => axios.post('/graphql', { query: `
	series(id: "${id}") {
		books { id }	# tabs inside
	}
` });

export const books = (id, sort) => fetch( // want: review query-parameters
  `${
    window.location.origin
  }/api/v1/series/${
    id
  }/books?sort=${
    sort ?? 'metadata.numberSort,asc'
  }`,
);

export const genres = () => fetch(`${window.location.origin}/api/v1/genres`).then((res) => res.text()); // want: review response-not-shown
