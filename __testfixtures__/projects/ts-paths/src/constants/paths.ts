export const SERIES = '/api/v1/series';
export const BOOKS = '/api/v1/books';
export const AGES = '/api/v1/age-ratings'; // mention
