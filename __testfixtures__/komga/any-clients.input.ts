// fixture: profile=komga
// Clients of the type `any`: nothing gives the page a type, so it is written.
const client: any = { get: async (path: string) => (await fetch(process.env.KOMGA_URL + path)).json() };
const typed = { get: async (path: string) => (await fetch(process.env.KOMGA_URL + path)).json() };

class Catalog {
  private http = client;

  genres() {
    return this.http.get('/api/v1/genres'); // want: migrated
  }
}

export const tags = () => client.get('/api/v1/tags'); // want: migrated
export const languages = () => typed.get('/api/v1/languages'); // want: migrated
export const genres = () => new Catalog().genres();
