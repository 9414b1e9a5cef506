import { client } from './client.js';

const ORDERS = '/api/v1/orders';

export const orders = () => client.get(ORDERS); // nope: another path
export const order = (id) => client.get(`${ORDERS}/${id}`); // nope: another path
export const buy = (books) => client.post('/api/v1/cart/checkout', { books }); // nope: another path
export const login = (user) => client.post('/api/v1/auth/login', user); // nope: another path
