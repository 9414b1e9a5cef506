const endpoint = process.env.METRICS_ENDPOINT;

export async function ask(path: string): Promise<unknown> {
  const answer = await fetch(`${endpoint}/api/v1${path}`);
  const { status, data } = (await answer.json()) as { status: string; data: unknown };
  if (status !== 'success') throw new Error(path);
  return data;
}
