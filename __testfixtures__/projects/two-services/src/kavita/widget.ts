import axios from 'axios';

const kavita = axios.create({ baseURL: process.env.KAVITA_URL });

export const genres = () => kavita.get<object[]>('/api/v1/genres'); // nope: Kavita; mention
export const series = (page: number) => kavita.get('/api/v1/series', { params: { page } }); // nope: Kavita; mention
