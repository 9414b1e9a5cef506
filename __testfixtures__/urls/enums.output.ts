import { ofetch } from 'ofetch';

enum Path {
  Genres = '/api/v1/genres',
  Tags = '/api/v1/tags',
  Collections = '/api/v1/collections', // nope: a live operation
  Series = '/api/v1/series',
}

const enum Prefix {
  First = '/api/v1', // nope: shared with live operations
}

namespace Paths {
  export const languages = '/api/v1/languages';
}

export const genres = () => ofetch('/v2/genres'); // want: review response-not-shown
export const tags = (library: string) => ofetch(`/v2/tags?library_id=${library}`); // want: review lists-joined
export const collections = () => ofetch(Path.Collections); // nope: a live operation
export const series = () => ofetch(`${Path['Series']}/list`, { method: 'POST', body: {} }); // want: review response-not-shown
export const publishers = () => ofetch('/v2/publishers'); // want: review response-not-shown
export const readLists = () => ofetch(`${Prefix.First}/readlists`); // nope: a live operation
export const languages = () => ofetch('/v2/languages'); // want: review response-not-shown
export const any = (key: keyof typeof Path) => ofetch(Path[key]); // want: manual several-operations, manual several-operations, manual several-operations
