const request = new Request('https://komga.example.lan/api/v1/books?sort=createdDate,desc&size=3'); // want: manual
request.headers = { 'X-API-Key': Keychain.get('komga') };
const { content } = await request.loadJSON();
