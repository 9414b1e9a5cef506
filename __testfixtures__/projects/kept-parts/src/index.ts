export { state } from './state';
