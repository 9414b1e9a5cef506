const address = process.env.COVERS_ADDRESS;

export const genres = () => fetch(`${address}/api/v1/genres`); // want: review response-not-shown
export const cover = (id: string) => fetch(`${address}/api/v1/series/${id}/thumbnail`); // nope: another path
export const page = (id: string, number: number) => fetch(`${address}/api/v1/books/${id}/pages/${number}`); // nope: another path
export const status = () => fetch(`${address}/api/v1/status`); // nope: another path, of no release
