export const SEARCH_START = 'desk/searchStart';
export const SEARCH_DONE = 'desk/searchDone';
export const SEARCH_FAILED = 'desk/searchFailed';
export const FACETS_LOADED = 'desk/facetsLoaded';
export const UNMATCHED_LOADED = 'desk/unmatchedLoaded';
