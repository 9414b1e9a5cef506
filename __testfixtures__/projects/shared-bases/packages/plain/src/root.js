export const root = process.env.CATALOGUE_ROOT;
export const ask = (path, init) => fetch(`${root}${path}`, init).then((answer) => answer.json());
