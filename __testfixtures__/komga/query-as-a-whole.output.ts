// fixture: profile=komga
// A list gets what it needs beside a query that is in the URL, or in the options, as a whole.
import ky from 'ky';

const root = 'http://komga.lan:25600';

export async function ofLibraries(ids: string[]) {
  const params = new URLSearchParams(ids.map((id) => ['library_id', id]));
  return (await ky.get(`${root}/api/v2/genres?unpaged=true&${params}`).json<{ content: string[] }>()).content; // want: migrated
}

export async function ofTwo(library: string, collection: string) {
  const params = new URLSearchParams([['library_id', library], ['collection_id', collection], ['unpaged', 'true']]);
  return (await ky.get(`${root}/api/v2/publishers?${params.toString()}`).json<{ content: string[] }>()).content; // want: migrated
}

export async function shared(ids?: string[]) {
  const searchParams = new URLSearchParams((ids ?? []).map((id) => ['library_id', id]));
  const labels = (
    await ky.get(`${root}/api/v2/sharing-labels`, {
      searchParams: new URLSearchParams([...searchParams, ['unpaged', 'true']]),
    }).json<{ content: string[] }>()
  ).content; // want: migrated
  const languages = (
    await ky.get(`${root}/api/v2/languages`, {
      searchParams: new URLSearchParams([...searchParams, ['unpaged', 'true']]),
    }).json<{ content: string[] }>()
  ).content; // want: migrated
  return { labels, languages };
}

/** What is in them is not known. */
export async function given(query: string, params: URLSearchParams) {
  const genres = (await ky.get(`${root}/api/v2/genres?unpaged=true&${query}`).json<{ content: string[] }>()).content; // want: review query-passed-on
  const tags = (
    await ky.get(`${root}/api/v2/tags?unpaged=true&library_id=1&${params}`).json<{ content: string[] }>()
  ).content; // want: review query-passed-on
  return { genres, tags };
}

export async function filled(ids: string[], name: string) {
  const params = new URLSearchParams(ids.map((id) => ['library_id', id]));
  params.append(name, 'x');
  return (await ky.get(`${root}/api/v2/genres?unpaged=true&${params}`).json<{ content: string[] }>()).content; // want: review query-passed-on
}

/** `page` was ignored before. */
export async function ofPage(ids: string[]) {
  const params = new URLSearchParams(ids.map((id) => ['page', id]));
  return (await ky.get(`${root}/api/v2/genres?unpaged=true&${params}`).json<{ content: string[] }>()).content; // want: review query-passed-on
}

/** A part of a name is not known, or whether it is a query at all. */
export async function unclear(rest: string) {
  const genres = await ky.get(`${root}/api/v1/genres?library${rest}`).json<string[]>(); // want: manual query-unknown
  const tags = await ky.get(`${root}/api/v1/tags${rest}`).json<string[]>(); // want: manual
  return { genres, tags };
}
