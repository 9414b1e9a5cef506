import { getJson } from '%komga/http';
import { LISTS } from '%komga/lists';

export const genres = () => getJson<string[]>(LISTS.genres); // want: review response-not-shown
