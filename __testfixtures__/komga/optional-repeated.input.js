// fixture: profile=komga
const base = process.env.KOMGA_URL;

export async function page(libraries, number) {
  let url = `${base}/api/v1/series?read_status=READ&page=${number}&size=100`;
  if (libraries.length) url += libraries.map((id) => `&library_id=${id}`).join('');
  return (await fetch(url)).json(); // want: migrated
}

export async function mine(libraries, onlyMine) {
  const more = onlyMine ? libraries.map((id) => '&library_id=' + encodeURIComponent(id)).join('') : '';
  return (await fetch(`${base}/api/v1/books?size=100${more}`)).json(); // want: migrated
}

// A mark is written between the items alone, so the first one is a part of the size.
export async function broken(libraries, onlyMine) {
  const more = onlyMine ? libraries.map((id) => `library_id=${id}`).join('&') : '';
  return (await fetch(`${base}/api/v1/books?size=100${more}`)).json(); // want: manual
}

// The items hold more than one parameter.
export async function pairs(libraries, onlyMine) {
  const more = onlyMine ? libraries.map((id) => `&library_id=${id}&tag=x`).join('') : '';
  return (await fetch(`${base}/api/v1/books?size=100${more}`)).json(); // want: manual
}
