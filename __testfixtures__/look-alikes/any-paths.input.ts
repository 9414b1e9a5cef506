import axios from 'axios';

// Nothing says which service this is.
const client = axios.create({ baseURL: process.env.SERVER_URL });
export const get = (path: string) => client.get(path); // nope: any path of any service
export const beside = (path: string) => fetch(process.env.SERVER_URL + path); // nope: likewise
