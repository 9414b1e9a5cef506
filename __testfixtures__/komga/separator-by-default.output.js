// fixture: profile=komga
export class Shelf {
  #library;

  constructor(url, library) {
    this.root = url;
    this.#library = library;
  }

  // The separator is a default: it stands in neither branch of the condition.
  #within(separator = '&') {
    return this.#library ? separator + 'library_id=' + this.#library : '';
  }

  #outside(separator = '&') {
    return !this.#library ? '' : separator + 'library_id=' + this.#library;
  }

  async added() {
    const response = await fetch(`${this.root}/api/v1/books/list?sort=createdDate,desc&size=20`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: this.#library ? { libraryId: { operator: 'is', value: this.#library } } : undefined,
      }),
    }); // want: migrated
    return (await response.json()).content;
  }

  async count() {
    const response = await fetch(`${this.root}/api/v1/series/list?size=0`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        condition: !(!this.#library) ? { libraryId: { operator: 'is', value: this.#library } } : undefined,
      }),
    }); // want: migrated
    return (await response.json()).totalElements;
  }
}
