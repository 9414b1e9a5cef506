// A shelf that shows what is on a Komga server and what is on a Kavita server.

export async function genresOfKavita(address: string): Promise<string[]> {
  const response = await fetch(`${address}/api/v1/genres`); // nope: the function is named for another service; mention
  return response.json();
}

export async function genresOfKomga(server: string): Promise<string[]> {
  const response = await fetch(`${server}/v2/genres`); // want: review response-not-shown
  return response.json();
}
