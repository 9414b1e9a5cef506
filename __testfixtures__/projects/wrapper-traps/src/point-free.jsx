import useSWR from 'swr';
import { getJson } from './siblings.js';

export const both = () => Promise.all(['/api/v1/genres', '/api/v1/tags'].map(getJson)); // want: review response-not-shown, review lists-joined
export const useGenres = () => useSWR('/api/v1/genres', getJson); // want: review response-not-shown
export const load = (key) => ({ genres: getJson })[key]('/api/v1/genres'); // want: review response-not-shown

export const useTags = (isOn) => useSWR(isOn && '/api/v1/tags', getJson); // want: review lists-joined
export const useVolumes = (id) => useSWR(id ? `/api/v1/series/${id}/books` : null, getJson); // want: manual passed-on
export const useLanguages = (isOn) => useSWR(() => (isOn ? '/api/v1/languages' : null), (path) => getJson(path)); // want: review response-not-shown
export const usePublishers = (library) => useSWR(['/api/v1/publishers', library], ([path, id]) => getJson(`${path}?library_id=${id}`)); // want: review response-not-shown
export const useLibraries = (isOn) => useSWR(isOn ? '/api/v1/libraries' : null, getJson); // nope: a live list
