import { parts, paths, steady } from './tables.ts';

const S = process.env.KOMGA_URL;
const json = (response: Response) => response.json();

export const genres = () => fetch(`${S}${paths.genres}`).then(json); // want: manual url-not-editable
export const tags = () => fetch(`${S}${parts.v1.tags}`).then(json); // want: manual url-not-editable
export const publishers = () => fetch(`${S}${steady.publishers}`).then(json); // want: review response-not-shown
export const languages = () => fetch(`${S}${paths.languages}`).then(json); // want: review response-not-shown
