import axios from 'axios';

const komga = axios.create({ baseURL: `${process.env.KOMGA_URL}/api` });

export async function genres(verb = 'get') {
  const { data } = await komga[verb]('/v1/genres'); // want: review assumed-method
  return data;
}

export const publishers = (verb: 'get' | 'head') => komga[verb]('/v1/publishers'); // want: manual method-unknown

export const languages = (verb: string) => komga[verb]('/v1/languages'); // want: manual method-unknown

export const latest = (verb: string) => komga[verb]('/v1/series/latest'); // nope: a live list

export const cover = (verb: string, id: string) => komga[verb](`/v1/books/${id}/thumbnail`); // nope: not deprecated

export const labels = (isGone: boolean) => komga[isGone ? 'delete' : 'get']('/v1/sharing-labels'); // want: manual method-unknown
