import { ADMIN_API, TAGS_API } from './addresses';

const server = 'http://komga.lan:25600';

export const providers = [
  { provide: TAGS_API, useValue: '/api/v1/tags' },
  { provide: ADMIN_API, useFactory: () => `${server}/api/v1` },
];
