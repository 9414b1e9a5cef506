const address = process.env.SORTED_ADDRESS;

export const genres = () => fetch(`${address}/api/v1/genres`); // want: review response-not-shown
export const byTitle = (id: string) => fetch(`${address}/api/v1/collections/${id}/series?sort=metadata.titleSort,asc`); // nope: another path
export const health = () => fetch(`${address}/api/v1/health`); // nope: another path, of no release
export const version = () => fetch(`${address}/api/v1/version`); // nope: another path, of no release
