/** A path that is set takes no query: its mark is sent as a part of the path. */
export async function encoded(base: string) {
  const url = new URL(base);
  url.pathname = '/api/v1/genres?unpaged=true'; // mention
  return (await fetch(url)).json();
}

export async function other(base: string) {
  const url = new URL(base);
  url.pathname = '/api/v2/genres'; // nope: the new path
  return (await fetch(url)).json();
}
