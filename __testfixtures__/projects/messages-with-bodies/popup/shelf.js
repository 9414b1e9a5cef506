async function told(message) {
  const { ok, value, error } = await chrome.runtime.sendMessage(message);
  if (!ok) throw new Error(error);
  return value;
}

const load = (path, params) => told({ kind: 'ask', path, params });

export const unread = () => load('/books', { read_status: 'UNREAD', size: 5 }); // want: review wrapper-grown

export const shelf = (id) => load('/series', { library_id: id }); // want: migrated

export const library = (id) => load(`/libraries/${id}`); // nope: one library

export const label = () => told({ kind: 'title', path: '/books' }); // nope: only shown

export const read = () => told({ kind: 'open', path: '/books?read_status=READ' }); // want: review wrapper-grown

export const first = () => told({ kind: 'open', path: '/libraries', body: 'that nobody reads' }); // nope: all libraries
