// fixture: profile=komga
const base = process.env.KOMGA_URL;

// Code that goes around `private` calls the method for another path.
class Client {
  private async load(path: string): Promise<any> {
    const response = await fetch(`${base}/${path}`);
    return response.json();
  }
  genres() {
    return this.load('api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated
  }
  tags() {
    return this.load('api/v2/tags?unpaged=true').then((page) => page.content); // want: migrated
  }
}
const client = new Client();
export const libraries = async () => (await (client as any).load('api/v1/libraries')).length;
export const collections = async () => (await client['load']('api/v1/collections')).content;

// So does code that takes the method out of the object.
class Lists {
  private readonly load = async (path: string): Promise<any> => {
    const response = await fetch(`${base}/${path}`);
    return response.json();
  };
  genres() {
    return this.load('api/v2/genres?unpaged=true').then((page) => page.content); // want: migrated
  }
  tags() {
    return this.load('api/v2/tags?unpaged=true').then((page) => page.content); // want: migrated
  }
  libraries() {
    const { load } = this;
    return load('api/v1/libraries');
  }
}
export const lists = new Lists();
