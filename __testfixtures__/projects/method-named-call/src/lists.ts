import { Link, plain } from './link.ts';

const link = new Link(process.env.KOMGA_URL ?? '');
const key = process.env.KOMGA_KEY ?? '';

export const genres = () => link.get<string[]>('/api/v1/genres'); // want: review response-not-shown
export const tags = () => plain.call<string[]>(key, '/api/v1/tags'); // want: review lists-joined
