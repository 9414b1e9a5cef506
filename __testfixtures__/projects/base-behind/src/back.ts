import { settings } from './lib/settings.ts';

const back = (path: string) => fetch(settings.back + path).then((response) => response.json());

export const books = () => back('/books'); // nope: the application's own server
export const history = () => back('/watch-list'); // nope: the application's own server
