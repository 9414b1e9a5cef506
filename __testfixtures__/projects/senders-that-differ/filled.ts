const base = process.env.KOMGA_URL;

const api = async (path: string, init: RequestInit = {}) => (await fetch(`${base}/api/v1${path}`, init)).json();

// An empty body is not sent.
const sendFilled = (method: string, path: string, data: object) =>
  api(path, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: Object.keys(data).length > 0 ? JSON.stringify(data) : undefined,
  });

export const scan = (id: string, options: object) => sendFilled('POST', `/libraries/${id}/scan`, options);

export const total = async () => (await api('/series?size=0')).totalElements; // want: migrated
