import ky from 'ky';

const api = ky.create({ prefixUrl: '/' });

// want: migrated
api.get('api/v1/tags').json().then(console.table);
// want: migrated
api.get('api/v1/books').json().then(({ content }) => console.table(content))