export async function shelf(tail: string): Promise<object[]> {
  return (await (await fetch(`/api/v1/books${tail}`)).json()).content; // want: manual unknown-tail
}
