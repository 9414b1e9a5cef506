import type { Env } from '../env';

type Point = [time: number, value: number];

/** https://docs.datadoghq.com/api/latest/metrics/ */
export async function gauge(env: Env, metric: string, value: number): Promise<void> {
  if (!env.DATADOG_KEY) return;
  const points: Point[] = [[Math.floor(Date.now() / 1000), value]];
  await fetch('https://api.datadoghq.eu/api/v1/series', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'DD-API-KEY': env.DATADOG_KEY },
    body: JSON.stringify({ series: [{ metric: `longbox.${metric}`, type: 'gauge', points }] }),
  });
}
