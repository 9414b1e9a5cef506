// What is joined to one value of another name is several filters: the query is split when it is sent.
export const find = async (libraries: string[], genres: string[]) => {
  const query = `library_id=${encodeURIComponent(libraries.join(','))}&genre=${genres.map(encodeURIComponent).join('&genre=')}`;
  const response = await fetch(`${process.env.KOMGA_URL}/api/v1/series?${query}`); // want: migrated
  return (await response.json()).content;
};
