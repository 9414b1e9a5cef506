import axios from 'axios';

const http = axios.create({ baseURL: process.env.KOMGA_URL, paramsSerializer: { indexes: null } });

export class Komga {
  async waiting(library, status) {
    const { data } = await http.get('/api/v1/series', { params: { library_id: library, status } }); // want: review assumed-single
    return data.content;
  }

  async books(filter) {
    const { data } = await http.get('/api/v1/books', { params: { read_status: filter.readStatus, tag: filter.tag } }); // want: migrated
    return data.content;
  }

  async ofGenre(genre) {
    return (await http.get('/api/v1/series', { params: { genre, size: 5 } })).data.content; // want: migrated
  }
}
