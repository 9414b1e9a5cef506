import wretch from 'wretch';

const prometheus = wretch(`${process.env.PROMETHEUS_URL ?? 'http://localhost:9090'}/api/v1`);

interface SeriesAnswer {
  status: 'success' | 'error';
  data: { __name__: string; instance: string }[];
}

/** Which of our metrics does Prometheus have? Its API calls time series "series", too. */
export async function knownToPrometheus(): Promise<string[]> {
  try {
    const answer = await prometheus
      .get(`/series?match[]=${encodeURIComponent('{__name__=~"komga_.*"}')}`)
      .json<SeriesAnswer>();
    return [...new Set(answer.data.map((entry) => entry.__name__))];
  } catch {
    return [];
  }
}
