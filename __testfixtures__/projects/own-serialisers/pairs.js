const server = process.env.KOMGA_URL;

export async function search({ text, library, unread, page = 0 }) {
  const parts = [];
  if (text) parts.push('search=' + encodeURIComponent(text));
  if (library) parts.push(`library_id=${library}`);
  if (unread) parts.push('read_status=UNREAD');
  parts.push('page=' + page);
  const response = await fetch(server + '/api/v1/series?' + parts.join('&')); // want: migrated
  return response.json();
}
