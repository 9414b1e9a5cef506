// A function may encode something else than the body: what it sends is passed on as it is.
const base = process.env.KOMGA_URL;
const headers: Record<string, string> = { 'X-API-Key': 'k', 'content-type': 'application/json' };

const send = async (input: string, init: RequestInit = {}) => {
  const response = await fetch(input, init);
  const data = await response.json();
  return new Response(JSON.stringify(Array.isArray(data) ? { list: data } : data), { status: response.status });
};

export async function allSeries() {
  const data = await send(`${base}/api/v1/series`, { headers: headers }).then((response) => response.json()); // want: review response-not-shown
  return data.content.map((one: { id: string }) => one.id);
}
