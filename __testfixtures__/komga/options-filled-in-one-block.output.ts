// fixture: profile=komga
interface Options {
  method?: string;
  headers?: Record<string, string>;
  body?: unknown;
}

async function send(path: string, options?: Options) {
  const init: Options = Object.assign({ method: 'GET' }, options);
  init.headers = Object.assign({ Accept: 'application/json' }, init.headers);
  // The test is about the body as it was before the block.
  if (init.body && typeof init.body !== 'string') {
    init.body = JSON.stringify(init.body);
    init.headers['Content-Type'] = 'application/json';
  }
  const response = await fetch(`http://komga.local${path}`, init as RequestInit);
  return response.json();
}

export async function found(query: string) {
  // want: migrated
  const page = await send('/api/v1/series/list?size=10', { method: 'POST', body: { fullTextSearch: query } });
  return page.content;
}
