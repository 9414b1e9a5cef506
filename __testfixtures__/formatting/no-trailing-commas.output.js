// fixture: profile=komga
const axios = require('axios');

const client = axios.create({
	baseURL: 'https://komga.example.org',
	timeout: 5000
});

exports.unread = (library, collection) => client.post('/api/v1/series/list', {
	condition: {
		allOf: [
			{ libraryId: { operator: 'is', value: library } },
			{ collectionId: { operator: 'is', value: collection } },
			{
				anyOf: [
					{ readStatus: { operator: 'is', value: 'UNREAD' } },
					{ readStatus: { operator: 'is', value: 'IN_PROGRESS' } }
				]
			}
		]
	}
}); // want: migrated

exports.either = (library, fresh) => client.post('/api/v1/books/list', {
	condition: {
		allOf: [
			{ libraryId: { operator: 'is', value: `${library}` } },
			...(fresh ? [{ readStatus: { operator: 'is', value: 'UNREAD' } }] : [])
		]
	}
}); // want: migrated
