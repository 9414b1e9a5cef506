/** Resource paths below `/api/v1`. */
export const Endpoint = {
  Libraries: '/libraries',
  Series: '/series',
  Books: '/books',
  Genres: '/genres',
  Tags: '/tags',
  Publishers: '/publishers',
} as const;

export type Endpoint = (typeof Endpoint)[keyof typeof Endpoint];

export const seriesBooks = (seriesId: string): string => `${Endpoint.Series}/${encodeURIComponent(seriesId)}/books`;
export const library = (libraryId: string): string => `${Endpoint.Libraries}/${encodeURIComponent(libraryId)}`;
