import { LISTS, load } from '~api';

export const genres = () => load<string[]>(LISTS.genres); // want: review response-not-shown
export const libraries = () => load<object[]>(LISTS.libraries); // nope: a live list
