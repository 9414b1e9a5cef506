export * from './first.ts';
export * from './third.ts';
