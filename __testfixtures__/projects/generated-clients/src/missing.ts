// The folder `generated` is not committed.
import { getBooksBySeriesId, getGenres, getSeriesTags, getLibraries, useGetTags_1 } from './generated/komga';
import { getAgeRatings } from './local';

export const volumes = (id: string) => getBooksBySeriesId({ path: { seriesId: id } }); // want: manual generated-client
export const genres = () => getGenres(); // want: manual ambiguous-name
export const tags = () => getSeriesTags(); // want: manual generated-client
export const hook = () => useGetTags_1(); // want: manual generated-client
export const libraries = () => getLibraries(); // nope: a live list
export const ages = () => getAgeRatings(); // nope: a function of this code base
