import { requestJson } from './http.js';

const PROMETHEUS = process.env.PROMETHEUS_URL ?? 'http://prometheus:9090';

/** https://prometheus.io/docs/prometheus/latest/querying/api/ */
export async function findSeries(matchers: string[]): Promise<Record<string, string>[]> {
  const query = new URLSearchParams(matchers.map((one) => ['match[]', one]));
  const { data } = await requestJson(`${PROMETHEUS}/api/v1/series?${query}`); // nope: Prometheus; mention
  return data;
}

export async function labels(): Promise<string[]> {
  return (await requestJson(`${PROMETHEUS}/api/v1/labels`)).data; // nope: Prometheus
}
