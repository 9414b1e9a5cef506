export interface Library {
  id: string;
  name: string;
  root: string;
}
