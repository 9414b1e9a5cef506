import { komga } from '../komga.ts';

export async function latest(chat: string) {
  const { content } = await komga<{ content: { name: string }[] }>('/api/v1/books?sort=createdDate,desc&size=5'); // want: review query-parameters
  return { chat, text: content.map(({ name }) => name).join('\n') };
}

export const total = () => komga<{ totalElements: number }>('/api/v1/series').then((page) => page.totalElements); // want: review response-not-shown
export const shelves = () => komga<{ name: string }[]>('/api/v1/libraries'); // nope: a live list
