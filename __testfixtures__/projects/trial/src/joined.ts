// What is joined to one value of another name is several filters for the server, and one text in the code.
export const find = async (libraries: string[], genres: string[]) => {
  const query = `library_id=${encodeURIComponent(libraries.join(','))}&genre=${genres.map(encodeURIComponent).join('&genre=')}`;
  const response = await fetch(`${process.env.KOMGA_URL}/api/v1/series?${query}`); // want: manual trial-differs
  return (await response.json()).content;
};
