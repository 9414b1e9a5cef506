import parts = require('./http.cjs');
import paths = require('./paths.cjs');

const { nested: { paths: { languages } }, http } = parts;

export const tags = () => http.get<string[]>(paths.tags); // want: review lists-joined
export const users = () => parts.http.get<string[]>(paths.users); // nope: another path
export const spoken = () => http.get<string[]>(languages); // want: review response-not-shown
