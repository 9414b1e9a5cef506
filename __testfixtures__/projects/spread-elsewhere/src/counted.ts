import { base } from './base';

export const counted = { ...base, read: async (response: Response) => ({ list: await response.json() }) };
