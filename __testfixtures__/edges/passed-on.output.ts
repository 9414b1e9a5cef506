// Functions that send, passed on as values

declare const useSWR: (key: string | readonly unknown[], load: unknown) => { data: string[] };
declare const cache: { wrap(key: string, load: unknown): unknown };

const getJson = async (path: string) => (await fetch(`http://localhost:25600${path}`)).json();
const getGenres = () => getJson('/v2/genres'); // want: review response-not-shown

export const both = () => Promise.all(['/v2/languages', '/v2/tags', '/api/v1/libraries'].map(getJson)); // want: review response-not-shown, review lists-joined
export const useGenres = () => useSWR('/v2/genres', getJson); // want: review unknown-client
export const useTags = () => useSWR(['/v2/tags', 'all'], getJson); // want: review unknown-client
export const useBooks = () => useSWR('/api/v1/books', getJson); // want: manual passed-on
export const useDeck = () => useSWR('/api/v1/books/ondeck', getJson); // nope: a live list
export const kept = () => cache.wrap('genres', getGenres); // nope: the request stands in the function
export const named = () => useSWR('/library/genres', getGenres); // nope: a key that is no path of the request

const inService = async (name: string) => (await fetch(`http://localhost:25600/api/v1/${name}`)).json();
const oneSeries = async (id: string) => (await fetch(`http://localhost:25600/api/v1/series/${id}`)).json();
export const usePublishers = () => useSWR('publishers', inService); // want: manual passed-on
export const useCollections = () => useSWR('collections', inService); // nope: a live list
export const useOne = () => useSWR('genres', oneSeries); // nope: the id of a series

let client = getJson;
export const use = (other: typeof getJson) => {
  client = other;
};
export const labels = () => client('/api/v1/sharing-labels'); // want: manual reassigned
export const collections = () => client('/api/v1/collections'); // nope: a live list
