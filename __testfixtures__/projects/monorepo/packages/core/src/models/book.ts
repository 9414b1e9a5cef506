export interface Book {
  id: string;
  seriesId: string;
  url: string;
  metadata: { title: string; numberSort: number };
}
