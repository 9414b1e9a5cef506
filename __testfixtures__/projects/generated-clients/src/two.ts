import { getAllBooksDeprecated, getBooksBySeriesId } from './sdk';
import * as sdk from './sdk';

export const all = () => getAllBooksDeprecated(); // want: review response-not-shown
export const first = (id: string) => getBooksBySeriesId({ path: { seriesId: id } }); // want: review response-not-shown
export const spaced = () => sdk.getAllBooksDeprecated({}); // want: review response-not-shown
export const genres = () => sdk.getGenres(); // nope: the second generation
export const old = () => sdk.getGenres1(); // want: manual generated-client
