export const createKomga = (config) => ({
  genres: () => fetch(`${config.address}/api/v1/genres`).then((r) => r.json()), // nope: build output
  series: () => fetch(`${config.address}/api/v1/series`).then((r) => r.json()), // nope: build output
});
