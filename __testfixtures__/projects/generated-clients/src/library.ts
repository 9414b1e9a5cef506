import { getBooks, getBooksBySeriesId, updateLibraryByIdDeprecated } from './sdk';

export const volumes = (seriesId: string) => getBooksBySeriesId({ path: { seriesId }, query: { unpaged: true } }); // want: review query-parameters
export const rename = (libraryId: string, name: string) => updateLibraryByIdDeprecated({ path: { libraryId }, body: { name } }); // want: migrated
export const found = (text: string) => getBooks({ body: { fullTextSearch: text } }); // nope: moved already
