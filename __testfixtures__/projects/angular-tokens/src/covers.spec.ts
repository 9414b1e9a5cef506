import { SERVER_API } from './addresses';

export const providers = [{ provide: SERVER_API, useValue: 'https://example.test/somewhere' }];
