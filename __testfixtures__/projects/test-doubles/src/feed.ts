export const server = process.env.KOMGA_URL ?? 'http://komga.test:25600';

export async function genres(): Promise<string[]> {
  return (await fetch(`${server}/api/v1/genres`)).json(); // want: review response-not-shown
}

export async function newest(): Promise<object[]> {
  const response = await fetch(`${server}/api/v1/books?sort=createdDate,desc`); // want: review query-parameters
  return (await response.json()).content;
}

export async function rename(id: string, name: string): Promise<void> {
  await fetch(`${server}/api/v1/libraries/${id}`, { method: 'PUT', body: JSON.stringify({ name }) }); // want: migrated
}
