import axios, { type AxiosInstance } from 'axios';

export class GrafanaClient {
  private http: AxiosInstance = axios.create({ baseURL: 'https://mimir.example.com/prometheus' });

  series = (match: string) => this.http.get('/api/v1/series', { params: { 'match[]': match } }); // nope: Mimir; mention
  metadata = () => this.http.get('/api/v1/metadata'); // nope: Mimir
}
