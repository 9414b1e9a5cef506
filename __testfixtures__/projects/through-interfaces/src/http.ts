export interface Http {
  get<T>(path: string): Promise<T>;
}
export interface Files {
  load(path: string): Promise<string>;
}
export interface Cache {
  get(path: string): Promise<string[]>;
}
