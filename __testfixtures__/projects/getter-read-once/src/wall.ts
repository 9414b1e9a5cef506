// What a getter does is done once; that the browser keeps the query keeps a trial from running
export class Wall {
  private reads = 0;

  private get query(): Record<string, string> {
    this.reads++;
    return JSON.parse(indexedDB.open('wall').toString());
  }

  shown() {
    return fetch(`${process.env.KOMGA_URL}/api/v1/books?${new URLSearchParams(this.query)}`); // want: manual not-proved
  }
}
