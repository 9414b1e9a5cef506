import axios from 'axios';

const api = axios.create({ baseURL: process.env.KOMGA_URL });

// Once the series is gone, the request failed with 404, and the caller forgot it.
export async function booksOf(id) {
  try {
    // want: review empty-now
    const { data } = await api.get(`/api/v1/series/${id}/books`, { params: { unpaged: true, sort: 'name' } });
    return data.content;
  } catch (error) {
    if (error.response?.status === 404) return undefined;
    throw error;
  }
}

// The books of all series never failed like that.
export async function unread() {
  try {
    // want: migrated
    const { data } = await api.get('/api/v1/books', { params: { read_status: 'UNREAD' } });
    return data.content;
  } catch (error) {
    if (error.response?.status === 404) return [];
    throw error;
  }
}

// Nothing looks at the status here.
// want: migrated
export const countOf = async (id) => (await api.get(`/api/v1/series/${id}/books?size=1`)).data.totalElements;
