export const SERIES = '/api/v1/series';
export const SERIES_GROUPS = `${SERIES}/alphabetical-groups`; // mention
export const SERIES_LATEST = `${SERIES}/latest`;
export const seriesPath = (id: string): string => `${SERIES}/${id}`;
