import { getGenres } from '@shop/music-api';

export const genres = () => getGenres(); // nope: nothing names the service
