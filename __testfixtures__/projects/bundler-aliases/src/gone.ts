import { LISTS } from 'gone/lists';
import { getJson } from 'shared/http';

export const tags = () => getJson<string[]>(LISTS.tags); // nope: the alias leads nowhere
