export * from './second.ts';
export const ROLES = '/api/v1/authors/roles'; // mention
export { load as default } from '../load.ts';
