/** What is left of a query that the caller gives, after it is cleaned. */
export const find = async (input: string) => {
  const url = new URL(`${process.env.KOMGA_URL}/api/v1/series?${input}`);
  url.searchParams.delete('utm');
  url.searchParams.sort();
  return (await fetch(url)).json(); // want: migrated
};
