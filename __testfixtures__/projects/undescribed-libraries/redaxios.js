import axios from 'redaxios';

const api = axios.create({ baseURL: import.meta.env.VITE_KOMGA + '/api/v1' });

export const ages = () => api.get('/age-ratings').then((response) => response.data); // want: review
export const volumes = (id) => api.get(`/series/${id}/books`, { params: { size: 500 } }).then((response) => response.data.content); // want: migrated
export const everything = () => axios('/api/v1/series?unpaged=true').then(({ data }) => data.content); // want: migrated
