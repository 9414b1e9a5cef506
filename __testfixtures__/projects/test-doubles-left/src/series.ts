export async function seriesOf(tail: string): Promise<object[]> {
  const response = await fetch(`/api/v1/series${tail}`); // want: manual unknown-tail
  return (await response.json()).content;
}
