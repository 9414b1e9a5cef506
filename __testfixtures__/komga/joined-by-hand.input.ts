// fixture: profile=komga
// The address and the path are joined by hand, so that the slash in front of the path must stay.
import { ofetch } from 'ofetch';

const http = ofetch.create({ retry: 0 });
const base = `${process.env.KOMGA_URL}/api/v1`;
const get = <T>(...parts: [path: string]) => http<T>(base + parts[0]);
export const publishers = () => get<string[]>('/publishers'); // want: manual base-holds-version
