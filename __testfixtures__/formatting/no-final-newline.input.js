import ky from 'ky';

const api = ky.create({ prefixUrl: '/' });

// want: review lists-joined
api.get('api/v1/tags').json().then(console.table);
// want: review response-not-shown
api.get('api/v1/books').json().then(({ content }) => console.table(content))