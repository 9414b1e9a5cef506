const Headers = Map;
const String = (value: unknown) => `<${value}>`;
const base = process.env.KOMGA_URL;

export const find = (library: string) => {
  const kept = new Headers([['X-API-Key', String('k')]]);
  return fetch(`${base}/api/v1/series?library_id=${library}`, { headers: Object.fromEntries(kept) }); // want: manual not-proved
};
