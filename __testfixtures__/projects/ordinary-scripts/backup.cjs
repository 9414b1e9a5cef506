const https = require('https');

const auth = Buffer.from(`${process.env.KOMGA_USER}:${process.env.KOMGA_PASS}`).toString('base64');

function getJson(path) {
  return new Promise((resolve, reject) => {
    const options = {
      hostname: process.env.KOMGA_HOST,
      path: path,
      headers: { Authorization: 'Basic ' + auth },
    };
    https
      .get(options, (res) => {
        let body = '';
        res.on('data', (chunk) => (body += chunk));
        res.on('end', () => resolve(JSON.parse(body)));
      })
      .on('error', reject);
  });
}

async function main() {
  for (const library of await getJson('/api/v1/libraries')) { // nope: a live list
    const series = await getJson(`/api/v1/series?library_id=${library.id}&unpaged=true`); // want: review wrapper-grown
    console.log(library.name, series.content.length);
  }
}

main();
