export type { paths as KomgaPaths } from './generated/current';
