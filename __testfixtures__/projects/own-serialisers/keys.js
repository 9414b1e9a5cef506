const server = process.env.KOMGA_URL;

function toQuery(query) {
  return Object.keys(query)
    .filter((key) => query[key] !== undefined)
    .map((key) => `${encodeURIComponent(key)}=${encodeURIComponent(query[key])}`)
    .join('&');
}

async function get(path, query = {}) {
  const text = toQuery(query);
  const response = await fetch(`${server}/api/v1/${path}${text ? '?' + text : ''}`, { headers: { 'X-API-Key': process.env.KOMGA_KEY } });
  return response.json();
}

export const inLibrary = (id) => get('series', { library_id: id, sort: 'metadata.titleSort', size: 50 }); // want: review
export const volumes = (id) => get(`series/${id}/books`, { unpaged: true }); // want: migrated
export const latest = () => get('books/latest', { size: 3 }); // nope: a live list
export const genres = () => get('genres'); // want: review
