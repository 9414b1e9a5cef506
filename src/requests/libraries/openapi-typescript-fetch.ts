import { isMember } from '../../source/node-kinds.ts';
import { memberName } from '../../source/pattern.ts';
import type { Place } from '../../values/value.ts';
import { refuse } from '../call-site.ts';
import type { Call, Library } from '../form.ts';
import { callOf } from '../response/shape/syntax.ts';

/** The `'get'` of `fetcher.path(url).method('get')`. */
function chainedMethod({ place }: Call): Place | undefined {
  const member = place.file.names.parentOf(place.node);
  const call = isMember(member) && memberName(member) === 'method' ? callOf(place.file, member) : undefined;
  const [argument] = call?.arguments ?? [];
  return argument && { ...place, node: argument };
}

const otherArguments = refuse(
  'arguments-mixed',
  'the created function takes query and body as one argument; name the query parameters in `create({…})` and pass the body to its calls',
);

/**
 * openapi-typescript-fetch: `fetcher.path(url).method('get').create()` creates a function, which takes everything else.
 */
export const typescriptFetchLibrary: Library = {
  name: 'openapi-typescript-fetch',
  origins: [
    { module: 'openapi-typescript-fetch', export: 'Fetcher' },
    { type: 'FetchClient', module: 'openapi-typescript-fetch' },
  ],
  factories: { for: 0 },
  members: {
    path: [
      {
        url: 0,
        method: { kind: 'later', read: chainedMethod },
        body: { kind: 'later', read: () => undefined, write: () => otherArguments },
        readQuery: () => 'unknown',
      },
    ],
  },
};
