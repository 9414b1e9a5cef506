export * from './sdk.gen';
