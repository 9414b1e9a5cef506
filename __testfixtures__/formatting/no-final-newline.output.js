import ky from 'ky';

const api = ky.create({ prefixUrl: '/' });

// want: migrated
api.get('v2/tags').json().then(console.table);
// want: migrated
api.post('api/v1/books/list', { json: {} }).json().then(({ content }) => console.table(content))