import { request, send, sendAny } from './request';

export const rename = (id: string, name: string) => request<void>(`libraries/${id}`, { method: 'PUT', body: { name } }); // want: review method-type
export const move = (id: string, root: string) => send('PUT', `libraries/${id}`, { root }); // want: review method-type
export const scan = (id: string) => sendAny('PUT', `libraries/${id}`, { scanOnStartup: true }); // want: migrated
export const all = () => request<object>('series'); // want: review response-not-shown
export const remove = (id: string) => send('DELETE', `libraries/${id}`); // nope: a live operation
