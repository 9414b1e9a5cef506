const base = process.env.KOMGA_URL;

const api = async (path: string, init: RequestInit = {}) => (await fetch(`${base}/api/v1${path}`, init)).json();

// Not all of a body is sent.
const sendMasked = (method: string, path: string, data: unknown) =>
  api(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data, (key, value) => (key === 'value' ? undefined : value)),
  });

export const rename = (id: string, title: string) => sendMasked('PATCH', `/books/${id}/metadata`, { title });

export const count = async (library: string) => (await api(`/books?library_id=${library}&size=0`)).totalElements; // want: migrated
