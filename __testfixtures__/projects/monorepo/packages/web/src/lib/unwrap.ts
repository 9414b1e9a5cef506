import type { AxiosResponse } from 'axios';

export const unwrap = <T>({ data }: AxiosResponse<T>): T => data;
