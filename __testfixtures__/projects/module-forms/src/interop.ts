import legacy, { get } from './legacy-http.cjs';
import { tags } from './typed/paths.cjs';
import paths from './typed/paths.cjs';

export const first = () => get(tags); // want: review lists-joined
export const second = () => legacy(paths.tags); // want: review lists-joined
