export * from './second.ts';
export * from './third.ts';
export const NAMES = '/api/v1/authors/names'; // mention
