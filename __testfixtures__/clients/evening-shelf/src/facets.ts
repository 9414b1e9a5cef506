import axios from 'axios';

const http = axios.create({ baseURL: import.meta.env.VITE_KOMGA_URL, withCredentials: true });

export async function genres(): Promise<string[]> {
  const { data } = await http.get<string[]>('/api/v1/genres');
  return data;
}

export async function ageRatings(libraryId: string): Promise<string[]> {
  const { data } = await http.get<string[]>('/api/v1/age-ratings', { params: { library_id: libraryId } });
  return data;
}

/** `filter` is a saved search, such as `?search=moon` or `/latest`. */
export async function savedSearch(filter: string) {
  return (await http.get(`/api/v1/series${filter}`)).data;
}
