import axios from 'axios';

export const volumes = (id: string, volume: number) =>
  fetch(`/api/v1/series/${id}/volumes/${volume}/books`); // nope: more parts than the books of a series have
export const stored = () => axios.get('/api/v1/series/a/b/books'); // nope: an id has one part
export const shelf = (id: string, body: object) => axios.put(`/api/v1/libraries/${id}/shelves/1`, body); // nope: a part of a library
