import ky from 'ky';
export const api = ky.create({ prefixUrl: import.meta.env.VITE_KOMGA_URL + '/api/v1', credentials: 'include', hooks: { beforeRequest: [(request) => request.headers.set('X-Requested-With', 'XMLHttpRequest')] } });
