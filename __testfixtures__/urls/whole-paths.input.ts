import axios from 'axios';

const komga = axios.create({ baseURL: process.env.KOMGA_URL });

// Nothing here says what is requested from the service.
export const get = async (path: string) => (await komga.get(path)).data; // want: manual open-end
export const open = (url: string) => axios.get(url); // nope: any URL
