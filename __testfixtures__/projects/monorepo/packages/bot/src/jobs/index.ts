export { nightly } from './nightly.ts';
