import { getBooksBySeriesId, getGenres, getSeriesDeprecated } from './komga';

export const volumes = (seriesId: string) => getBooksBySeriesId({ path: { seriesId }, query: { unpaged: true } }); // want: manual
export const genres = () => getGenres(); // want: manual
export const everySeries = () => getSeriesDeprecated({ query: { size: 100 } }); // want: manual
