import axios from 'axios';

const VOLUMES = '/api/v1/series/:id/books';
const LIBRARY = '/api/v1/libraries/{libraryId}';
const ONE_SERIES = '/api/v1/series/{seriesId}'; // nope: one series

export const volumes = (id: string) => axios.get(VOLUMES.replace(':id', id)); // want: review response-not-shown
export const volumesToo = (id: string) => axios.get('/api/v1/series/{seriesId}/books'.replace('{seriesId}', id)); // want: review response-not-shown
export const encoded = (id: string) => fetch('/api/v1/series/{seriesId}/books'.replace('{seriesId}', encodeURIComponent(id))); // want: review response-not-shown
export const save = (id: string, library: object) => axios.put(LIBRARY.replace('{libraryId}', id), library); // want: migrated
export const series = (id: string) => axios.get(ONE_SERIES.replace('{seriesId}', id)); // nope: one series
