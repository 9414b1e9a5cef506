import { read, Wall } from './net.js';

const wall = new Wall();

/** What is asked for first is known at run time only. */
export const series = (query) => read(`/series?${new URLSearchParams(query)}`); // want: review wrapper-grown
export const unread = () => read('/books?read_status=UNREAD'); // want: migrated
export const some = (libraries) => read(`/series?${libraries.map((one) => `library_id=${one}`).join('&')}&size=5`); // want: migrated

export const letters = (query) => wall.ask(`/series/alphabetical-groups?${query}`); // want: review wrapper-grown
export const volumes = (id) => wall.ask(`/series/${id}/books`); // want: migrated
