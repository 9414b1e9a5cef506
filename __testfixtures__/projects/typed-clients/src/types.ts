import type { AxiosInstance } from 'axios';
import type { KyInstance } from 'ky';

export type Komga = KyInstance;

export interface Catalogue extends AxiosInstance {
  token: string;
}

export interface Page<T> {
  content: T[];
}
