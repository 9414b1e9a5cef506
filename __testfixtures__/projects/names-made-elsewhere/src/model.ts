// The path is made of the name of a subclass in another file.
export class Model {
  static get resource() {
    return `${this.name.toLowerCase()}s`;
  }
  static async all(): Promise<any[]> {
    return (await fetch(`${process.env.KOMGA_URL}/api/v1/${this.resource}`)).json(); // want: manual path-not-followed
  }
}
