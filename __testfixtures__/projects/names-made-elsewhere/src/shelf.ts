import { Facet, fetchFacet } from './facets';
import { Language } from './models';

export const counts = async () => [(await Language.all()).length, (await fetchFacet(Facet.Genre)).length];
