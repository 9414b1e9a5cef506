// A script that runs as a whole: the new code of it is more than a trial can follow
const server = process.env.KOMGA_URL;
const headers = { Authorization: 'Basic ' + Buffer.from(process.env.KOMGA_LOGIN).toString('base64') };

async function report(library) {
  let url = server + '/api/v1/series?unpaged=true';
  if (library) url += '&library_id=' + library;
  const found = await fetch(url, { headers }); // want: migrated
  for (const { id } of (await found.json()).content) {
    const books = await fetch(server + '/api/v1/series/' + id + '/books?size=0&sort=name', { headers }); // want: migrated
    console.log(id, (await books.json()).totalElements);
  }
}

report(process.argv[2]).catch(console.error);
