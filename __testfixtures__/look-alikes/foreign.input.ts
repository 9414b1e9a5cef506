import axios from 'axios';
import got from 'got';

const metrics = 'https://api.metrics-vendor.example';
const catalogue = process.env.CATALOGUE_URL;

export const push = (series: object[]) =>
  fetch('https://api.metrics-vendor.example/api/v1/series', { method: 'POST', body: JSON.stringify({ series }) }); // nope: another method of a foreign origin

export const query = (from: number) => fetch('https://api.metrics-vendor.example/api/v1/series'); // nope: foreign origin; mention
export const shop = () => axios.get('https://bookstore.example.org/api/v1/books'); // nope: foreign origin; mention
export const shopGenres = () => got('https://bookstore.example.org/api/v1/genres').json(); // nope: foreign origin; mention
export const blogTags = () => axios({ url: '//blog.example.org/api/v1/tags' }); // nope: foreign origin without a scheme; mention

export const reader = (host: string) => fetch(`${host}/calibre/books`); // nope: the path of another service
export const chapters = () => fetch(`${catalogue}/other/v1/series`); // nope: the path of another service
export const v3 = () => fetch(`${catalogue}/api/v3/series`); // nope: the path of another service
export const suffix = () => fetch(`${catalogue}/api/v1/series-stats`); // nope: a longer word
export const prefix = () => fetch(`${catalogue}/api/v1/my-genres`); // nope: a longer word
export const scraper = (title: string) => fetch(`https://comics.example.com/search/series?search=${title}`); // nope: the path of another service
export const graph = () => axios.post(`${metrics}/graphql`, { query: '{ series { id books { id } } }' }); // nope: the words in a query
