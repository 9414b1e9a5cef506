export type Method = 'GET' | 'POST' | 'PUT';

export interface Options {
  readonly method?: Method;
  readonly body?: unknown;
}
