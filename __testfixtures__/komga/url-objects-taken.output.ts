// fixture: profile=komga
const base = () => new URL('api/v1/', `${process.env.KOMGA_URL}/`);
const endpoint = (path: string) => new URL(path, base());

/** A function that gets a URL object may read it, so that no text takes its place. */
async function load(url: URL) {
  console.log(url.pathname);
  const response = await fetch(url);
  return response.json();
}

export async function filters(library?: string) {
  const scope = library ? `?library_id=${library}` : '';
  const genres: string[] = (
    await load(endpoint(`../v2/genres?unpaged=true${library ? `&library_id=${library}` : ''}`))
  ).content; // want: migrated
  const lists = await load(endpoint(`collections${scope}`)); // nope: a live list
  return { genres, lists };
}
