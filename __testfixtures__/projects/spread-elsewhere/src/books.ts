import { Pages } from './pages';

export class Books extends Pages<{ id: string }> {
  protected url(page: number) {
    // want: manual path-not-followed
    return `${process.env.KOMGA_URL}/api/v1/books?page=${page}`;
  }
}
