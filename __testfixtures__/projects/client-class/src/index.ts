import { LibraryClient } from './library-client.js';
import { SeriesClient } from './series-client.js';

export function connect(origin: string, token: string) {
  return { series: new SeriesClient(origin, token), libraries: new LibraryClient(origin, token) };
}
