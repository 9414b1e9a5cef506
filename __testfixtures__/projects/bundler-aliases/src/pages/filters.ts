import { LISTS, load } from '~api';

export const genres = () => load<string[]>(LISTS.genres); // want: migrated
export const libraries = () => load<object[]>(LISTS.libraries); // nope: a live list
