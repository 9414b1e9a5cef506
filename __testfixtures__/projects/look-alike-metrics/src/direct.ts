import axios, { type AxiosInstance } from 'axios';

const VICTORIA = process.env.VICTORIA_METRICS_URL ?? 'http://victoria:8428';

/** The series that match, straight from VictoriaMetrics. */
export async function countSeries(match: string): Promise<number> {
  const response = await fetch(`${VICTORIA}/api/v1/series?match[]=${encodeURIComponent(match)}`); // nope: VictoriaMetrics; mention
  return (await response.json()).data.length;
}

export async function datadogTags(): Promise<string[]> {
  const response = await fetch(`https://api.${process.env.DD_SITE}/api/v1/tags`, { headers: { 'DD-API-KEY': '…' } }); // nope: Datadog; mention
  return Object.keys((await response.json()).tags);
}

export class Mimir {
  private readonly http: AxiosInstance;

  constructor(tenant: string) {
    this.http = axios.create({ baseURL: 'https://mimir.example.com/prometheus', headers: { 'X-Scope-OrgID': tenant } });
  }

  series() {
    return this.http.get('/api/v1/series'); // nope: Mimir; mention
  }
}
