import request from './request.js';

export const getJson = <T>(url: string) => request<T>(url);
export const postJson = <T>(url: string, body: unknown) =>
  request<T>(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
