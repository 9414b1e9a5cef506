import axios from 'axios';

const tracker = axios.create({ timeout: 8000 });

export async function wantedBooks(host, token) {
  const wanted = [];
  for (let page = 1; ; page++) {
    const headers = { Authorization: `Bearer ${token}` };
    const { data } = await tracker.get(`https://${host}/api/v1/books`, { params: { shelf: 'to-read', page }, headers }); // want: manual base-unknown
    wanted.push(...data.results);
    if (!data.next) return wanted;
  }
}
