export interface Page<T> {
  content: T[];
  last: boolean;
}

export interface Library {
  id: string;
  name: string;
}
