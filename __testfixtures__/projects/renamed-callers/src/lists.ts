import readKind, { load as loadKind } from './load';

export const libraries = () => loadKind('libraries');
export const collections = () => readKind('collections');
