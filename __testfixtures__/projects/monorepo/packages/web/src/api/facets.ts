import { REFERENTIAL } from '@suite/core/paths/referential';
import { http, unwrap } from '../lib';

export const facets = {
  genres: () => http.get<string[]>(REFERENTIAL.genres).then(unwrap), // want: review response-not-shown
  authors: (role: string) => http.get<object[]>(REFERENTIAL.authors, { params: { role } }).then(unwrap), // want: review response-not-shown
  years: () => http.get<string[]>(REFERENTIAL.years).then(unwrap), // want: review response-not-shown
  labels: async () => (await http.get<string[]>('/api/v1/sharing-labels')).data ?? [], // want: review response-not-shown
};
