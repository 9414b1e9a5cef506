// A request that one call stores and another one sends.
type Job = { u: string; m: string; b: string };
const store: Record<string, string> = {};
const read = (): Job[] => JSON.parse(store.jobs ?? '[]');
const push = (job: Job) => {
  store.jobs = JSON.stringify([...read(), job]);
};

export const rename = (id: string, name: string) => push({ u: `/api/v1/libraries/${id}`, m: 'PUT', b: JSON.stringify({ name }) }); // mention

export async function flush() {
  for (const { u, m, b } of read())
    await fetch(process.env.KOMGA_URL + u, { method: m, body: b, headers: { 'Content-Type': 'application/json' } }); // want: manual path-not-followed
}
