export { api } from './proxy';
