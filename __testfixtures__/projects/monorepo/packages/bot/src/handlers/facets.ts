import { REFERENTIAL } from '@suite/core/paths';
import { komga } from '../komga.ts';
import { say } from '../telegram.ts';

export const genres = async () => say((await komga.get<string[]>(REFERENTIAL.genres)).join(', ')); // want: review response-not-shown
export const tags = async () => say((await komga.get<string[]>('/api/v1/tags')).join(', ')); // want: review lists-joined
