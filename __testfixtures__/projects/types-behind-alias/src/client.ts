import createClient from 'openapi-fetch';
import type { paths } from '~/types/komga';

export const komga = createClient<paths>({ baseUrl: 'http://komga:25600' });
