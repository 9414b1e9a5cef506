import { found } from './tapped';
import { tap } from './taps';

// A module that exports nothing sets up what another one uses.
tap('request', (options) => {
  if (!options.method) options.headers = { ...options.headers, 'Cache-Control': 'max-age=60' };
});
console.log(await found('l1'));
