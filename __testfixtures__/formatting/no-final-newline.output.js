import ky from 'ky';

const api = ky.create({ prefixUrl: '/' });

// want: review lists-joined
api.get('v2/tags').json().then(console.table);
// want: review response-not-shown
api.post('api/v1/books/list', { json: {} }).json().then(({ content }) => console.table(content))