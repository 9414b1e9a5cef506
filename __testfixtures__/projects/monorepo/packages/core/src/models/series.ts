export interface Series {
  id: string;
  libraryId: string;
  booksCount: number;
  metadata: { title: string; genres: string[] };
}
