import { get } from './http.ts';

/** Read here once, and by the page that shows the address. */
export function volumesUrl(id: string): string {
  return `/api/v1/series/${id}/books`; // nope: another file reads it
}

export class Paths {
  static readonly series = '/api/v1/series'; // nope: another file reads it
  readonly publishers = '/api/v1/publishers'; // nope: another file reads it
}

const paths = new Paths();

export const volumes = (id: string) => get<object>(volumesUrl(id)); // want: review response-not-shown
export const series = () => get<object>(Paths.series); // want: review response-not-shown
export const publishers = () => get<string[]>(paths.publishers); // want: review response-not-shown
