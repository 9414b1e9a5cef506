// fixture: profile=komga
// Without types, a list is written into a query as one string too: only the name says that there is one value.
const base = process.env.KOMGA_URL;
export const inTemplate = async (wanted) => (await fetch(`${base}/api/v1/series?status=${wanted}`)).json(); // want: review assumed-single
export const inPairs = async (wanted) => (await fetch(`${base}/api/v1/series?${new URLSearchParams({ status: wanted })}`)).json(); // want: review assumed-single
export async function filled(wanted) {
  const query = new URLSearchParams();
  query.set('read_status', wanted);
  return (await fetch(`${base}/api/v1/books?${query}`)).json(); // want: review assumed-single
}
export const byName = async (status) => (await fetch(`${base}/api/v1/series?status=${status}`)).json(); // want: migrated
export const byKey = async (lib) => (await fetch(`${base}/api/v1/series?library_id=${lib}`)).json(); // want: migrated
export const byId = async (shelf) => (await fetch(`${base}/api/v1/series?library_id=${shelf.id}`)).json(); // want: migrated
export const encoded = async (wanted) => (await fetch(`${base}/api/v1/series?genre=${encodeURIComponent(wanted)}`)).json(); // want: migrated
