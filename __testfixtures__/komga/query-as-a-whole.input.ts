// fixture: profile=komga
// A list gets what it needs beside a query that is in the URL, or in the options, as a whole.
import ky from 'ky';

const root = 'http://komga.lan:25600';

export async function ofLibraries(ids: string[]) {
  const params = new URLSearchParams(ids.map((id) => ['library_id', id]));
  return ky.get(`${root}/api/v1/genres?${params}`).json<string[]>(); // want: migrated
}

export async function ofTwo(library: string, collection: string) {
  const params = new URLSearchParams([['library_id', library], ['collection_id', collection]]);
  return ky.get(`${root}/api/v1/publishers?${params.toString()}`).json<string[]>(); // want: migrated
}

export async function shared(ids?: string[]) {
  const searchParams = new URLSearchParams((ids ?? []).map((id) => ['library_id', id]));
  const labels = await ky.get(`${root}/api/v1/sharing-labels`, { searchParams }).json<string[]>(); // want: migrated
  const languages = await ky.get(`${root}/api/v1/languages`, { searchParams }).json<string[]>(); // want: migrated
  return { labels, languages };
}

/** What is in them is not known. */
export async function given(query: string, params: URLSearchParams) {
  const genres = await ky.get(`${root}/api/v1/genres?${query}`).json<string[]>(); // want: review query-passed-on
  const tags = await ky.get(`${root}/api/v1/tags?library_id=1&${params}`).json<string[]>(); // want: review query-passed-on
  return { genres, tags };
}

export async function filled(ids: string[], name: string) {
  const params = new URLSearchParams(ids.map((id) => ['library_id', id]));
  params.append(name, 'x');
  return ky.get(`${root}/api/v1/genres?${params}`).json<string[]>(); // want: review query-passed-on
}

/** `page` was ignored before. */
export async function ofPage(ids: string[]) {
  const params = new URLSearchParams(ids.map((id) => ['page', id]));
  return ky.get(`${root}/api/v1/genres?${params}`).json<string[]>(); // want: review query-passed-on
}

/** A part of a name is not known, or whether it is a query at all. */
export async function unclear(rest: string) {
  const genres = await ky.get(`${root}/api/v1/genres?library${rest}`).json<string[]>(); // want: manual query-unknown
  const tags = await ky.get(`${root}/api/v1/tags${rest}`).json<string[]>(); // want: manual
  return { genres, tags };
}
