// What a class is created with shows where its requests go: it stays what each object is created with.
export class Shelf {
  constructor(private readonly root: string) {}
  async genres(): Promise<string[]> {
    return (await fetch(`${this.root}/genres`)).json(); // want: migrated
  }
  async ended(library: string) {
    return (await fetch(`${this.root}/series?library_id=${library}&status=ENDED`)).json(); // want: migrated
  }
  rename(id: string, name: string) {
    return fetch(this.at(id), { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ name }) }); // want: migrated
  }
  private at = (id: string) => `${this.root}/libraries/${id}`;
}
