// fixture: profile=komga
const base = process.env.KOMGA_URL;

// A list beside a value that is not known: what is at its second place is not known either
const library = () => (location.pathname.match(/\/libraries\/(\w+)/) || [])[1];
export async function shown(): Promise<unknown> {
  const parts = ['size=20'];
  const id = library();
  if (id) parts.push('library_id=' + id);
  return (await fetch(base + '/api/v1/series?' + parts.join('&'))).json(); // want: manual query-unknown
}

// A text beside it
const mode = () => (window.name || 'all') !== 'all';
export async function chosen(): Promise<unknown> {
  const parts = ['size=20'];
  if (mode()) parts.push('library_id=' + window.name);
  return (await fetch(base + '/api/v1/books?' + parts.join('&'))).json(); // want: manual query-unknown
}
