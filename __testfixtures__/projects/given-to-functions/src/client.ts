import axios from 'axios';

export const connect = (server: string) => axios.create({ baseURL: `${server}/api/v1` });
