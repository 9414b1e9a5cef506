export const API_SERIES = '/api/v1/series';
export const API_GROUPS = `${API_SERIES}/alphabetical-groups`; // mention
export const seriesBooks = (id: string) => `${API_SERIES}/${id}/books`;
export default API_SERIES;
