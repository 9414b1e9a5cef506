const server = 'http://komga.local:25600';
const headers = { 'X-API-Key': process.env.KOMGA_KEY ?? '' };

export async function section(id: string, page: number): Promise<object[]> {
  let path = '';
  switch (id) {
    case 'new':
      path = `/api/v1/series/new?page=${page}`;
      break;
    case 'all':
      path = `/api/v1/series?page=${page}&sort=metadata.titleSort`;
      break;
    case 'books':
      path = `/api/v1/books?page=${page}&read_status=UNREAD`;
      break;
    default:
      throw new Error(`unknown section ${id}`);
  }
  const response = await fetch(server + path, { headers }); // want: migrated, migrated
  return (await response.json()).content;
}
