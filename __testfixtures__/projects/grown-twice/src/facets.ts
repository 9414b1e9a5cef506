import { read, useList } from './api';

export const genres = useList<string[]>('/genres'); // want: review wrapper-grown
export const libraries = useList<string[]>('/libraries'); // nope: a live list
export const recent = () => read<{ content: { id: string }[] }>('/books', { size: '20' }); // want: review wrapper-grown
