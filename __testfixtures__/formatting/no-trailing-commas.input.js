// fixture: profile=komga
const axios = require('axios');

const client = axios.create({
	baseURL: 'https://komga.example.org',
	timeout: 5000
});

exports.unread = (library, collection) => client.get(`/api/v1/series?library_id=${library}&collection_id=${collection}&read_status=UNREAD&read_status=IN_PROGRESS`); // want: migrated

exports.either = (library, fresh) => client.get('/api/v1/books', { params: { library_id: `${library}`, ...(fresh && { read_status: 'UNREAD' }) } }); // want: migrated
