export { http } from './http';
export * from './unwrap';
export { default as requester } from './requester';
