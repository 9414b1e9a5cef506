const base = `${process.env.KOMGA_URL}/api/v1`;

// The names are those of whoever imports it.
export const api: any = new Proxy(
  {},
  {
    get: (_, name) => async () => (await fetch(`${base}/${String(name)}`)).json(), // want: manual path-not-followed
  },
);
