import type { Library } from '../form.ts';
import { verbs } from './axios.ts';

/** Angular's `HttpClient` (and Nest's `HttpService`), by type: same argument positions as axios, no base URL. */
export const angularLibrary: Library = {
  name: 'angular',
  twoQueries: 'joined',
  isUrlParsed: true,
  origins: [
    { type: 'HttpClient', module: '@angular/common/http' },
    { type: 'HttpService', module: '@nestjs/axios' },
  ],
  members: {
    ...verbs,
    request: [
      {
        url: 1,
        options: 2,
        method: { kind: 'argument', index: 0 },
        body: { kind: 'property', name: 'body', isText: false },
        query: ['params'],
      },
    ],
  },
};
