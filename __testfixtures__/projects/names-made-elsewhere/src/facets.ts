import { apiUrl } from './api-url';

export enum Facet {
  Genre = 'genre',
}

// No file has the whole path, nor its end.
export const fetchFacet = async (facet: Facet) => (await fetch(apiUrl(`${facet}s`))).json(); // want: manual path-not-followed
