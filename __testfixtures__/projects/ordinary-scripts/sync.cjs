const querystring = require('querystring');

async function komga(path, query, retries = 3) {
  const url = process.env.KOMGA_URL + '/api/v1' + path + (query ? '?' + querystring.stringify(query) : '');
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url, { headers: { 'X-API-Key': process.env.KOMGA_API_KEY } });
    if (response.ok) return response.json();
    if (attempt >= retries) throw new Error('Komga ' + response.status);
  }
}

async function main() {
  const { content } = await komga('/series', { size: 200, library_id: process.env.LIBRARIES.split(',') }); // want: review wrapper-grown
  console.log(content.length, (await komga('/tags')).length); // want: review wrapper-grown
}

main();
