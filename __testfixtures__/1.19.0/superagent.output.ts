import request from 'superagent';

export class CatalogueClient {
  private readonly agent = request.agent();

  constructor(private readonly root: string) {}

  async books(): Promise<unknown[]> {
    const response = await request.post(`${this.root}/api/v1/books/list`).send({}); // want: review response-not-shown
    return response.body.content;
  }

  async latestBooks(size: number): Promise<unknown[]> {
    const response = await this.agent // want: review query-parameters
      .post(`${this.root}/api/v1/books/list`).send({})
      .query({ sort: 'createdDate,desc' })
      .query({ size });
    return response.body.content;
  }

  async volumes(seriesId: string): Promise<unknown[]> {
    return (
      await this.agent.post(`${this.root}/api/v1/books/list`).send({
        condition: { seriesId: { operator: 'is', value: seriesId } },
      }).accept('json')
    ).body.content; // want: review response-not-shown
  }

  volumesLater(seriesId: string, done: (books: unknown[]) => void): void {
    request('POST', this.root + '/api/v1/books/list').send({
      condition: { seriesId: { operator: 'is', value: seriesId } },
    }).end((_, response) => done(response.body.content)); // want: review response-not-shown
  }

  volumesUnpaged(seriesId: string) {
    return request.post(`${this.root}/api/v1/books/list?unpaged=true`).send({
      condition: { seriesId: { operator: 'is', value: seriesId } },
    }); // want: review query-parameters
  }

  seriesOfBook(bookId: string) {
    return this.agent.get(`${this.root}/api/v1/books/${bookId}/readlists`); // nope: a path below a book
  }
}
