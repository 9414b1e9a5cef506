export { getJson as load } from 'shared/http';
export { LISTS } from 'shared/lists';
