import { Sender } from './sender.js';

// One function creates clients for both, so its calls may go to either.
const open = (address) => new Sender(address.trim());
export const shop = open('https://shop.example.com');
export const komga = open(process.env.KOMGA_URL);

const booksOf = (address) => open(address).send('GET', '/api/v1/books', { query: { size: 5 } }); // want: manual other-service
export const forSale = () => booksOf('https://shop.example.com');
export const owned = () => booksOf(process.env.KOMGA_URL);
