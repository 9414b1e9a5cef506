abstract class Listed {
  abstract readonly resource: string;
  async all(): Promise<object[]> {
    const response = await fetch(`http://localhost:25600/api/v1/${this.resource}?unpaged=true`); // want: migrated
    return (await response.json()).content;
  }
}

export class Books extends Listed {
  readonly resource = 'books';
}
