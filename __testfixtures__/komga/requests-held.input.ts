// fixture: profile=komga
import { requestUrl, type RequestUrlParam } from 'obsidian';

declare const server: string;

const base = `${server}/api/v1`;

async function run<T>(request: RequestUrlParam): Promise<T> {
  const response = await requestUrl({ throw: false, ...request });
  if (response.status >= 400) throw new Error(`${response.status} from ${request.url}`);
  return response.json as T;
}

interface Page {
  content: { id: string }[];
}

export async function booksOf(seriesId: string) {
  const request: RequestUrlParam = {
    url: `${base}/series/${seriesId}/books?unpaged=true`,
    method: 'GET',
    headers: { Accept: 'application/json' },
  };
  const page = await run<Page>(request); // want: migrated
  return page.content;
}

// Two calls read it.
export async function twice(libraryId: string) {
  const request = { url: `${base}/books?library_id=${libraryId}`, method: 'GET' };
  const first = await run<Page>(request); // want: manual query-on-the-way
  const second = await run<Page>(request); // want: manual query-on-the-way
  return [...first.content, ...second.content];
}

// What the body contains changes in between.
let library = 'L1';
export async function changed() {
  const request = { url: `${base}/books?library_id=${library}`, method: 'GET' };
  library = 'L2';
  return run<Page>(request); // want: manual query-on-the-way
}
