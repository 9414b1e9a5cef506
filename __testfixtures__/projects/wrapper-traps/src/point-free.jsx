import useSWR from 'swr';
import { getJson } from './siblings.js';

export const both = () => Promise.all(['/api/v1/genres', '/api/v1/tags'].map(getJson)); // want: review unknown-client, review unknown-client
export const useGenres = () => useSWR('/api/v1/genres', getJson); // want: review unknown-client
export const load = (key) => ({ genres: getJson })[key]('/api/v1/genres'); // want: migrated
